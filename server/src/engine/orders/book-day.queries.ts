import { readConfiguration } from '#server/engine/configuration/read-configuration.queries.ts';
import type { RequestContext } from '#server/platform/http/context.ts';

/** The day on which the corporation's books date something that happens now, `yyyy-MM-dd`. */
export async function bookDay({ services, now }: Pick<RequestContext, 'services' | 'now'>): Promise<string> {
  const timeZone = await corporationZone(services);
  return formatOf(timeZone).format(now);
}

type Services = RequestContext['services'];

/** A change of the corporation's time zone is seen within a minute; asking at every action would cost a query each. */
const KEPT_MS = 60_000;
const zones = new WeakMap<object, { readonly zone: Promise<string>; readonly until: number }>();

export async function corporationZone({ db }: Services): Promise<string> {
  const known = zones.get(db);
  if (known !== undefined && known.until > performance.now()) return await known.zone;
  const zone = readConfiguration(db, 'CorporationTimeZone');
  zones.set(db, { zone, until: performance.now() + KEPT_MS });
  zone.catch(() => zones.delete(db));
  return await zone;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}
