const HOUR = 3_600_000; // ms
/** The shops of the East Coast open at nine and close at six; hours of UTC in winter. */
const [opens, closes] = [14, 23];

interface Edge {
  /** An hour before this at the latest. */
  readonly latest: Date;
  /** How far inside of the opening hours. */
  readonly minutes: number;
}

/** A moment of the night moved to the nearest opening or closing: nobody sells then. */
export function whileOpen(at: Date, { latest, minutes }: Edge): Date {
  const hour = at.getUTCHours() + at.getUTCMinutes() / 60;
  if (hour >= opens && hour < closes) return at;
  const toOpening = ((opens - hour + 24) % 24) * HOUR + minutes * 60_000;
  const toClosing = ((hour - closes + 24) % 24) * HOUR + minutes * 60_000;
  const isOpeningNear = toOpening <= toClosing && at.getTime() + toOpening < latest.getTime() - HOUR;
  return new Date(at.getTime() + (isOpeningNear ? toOpening : -toClosing));
}
