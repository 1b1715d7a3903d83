/** Both ends belong to it, yyyy-MM-dd. */
export interface DateRange {
  from: string;
  to: string;
}

export const PRESETS = ['today', 'yesterday', 'last7Days', 'thisMonth'] as const;

export type Preset = (typeof PRESETS)[number];

const DAY_MS = 86_400_000;

function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(date) - days * DAY_MS).toISOString().slice(0, 10);
}

/** The range a preset means today; `thisMonth` is also the default of the secondary range. */
export function rangeOf(preset: Preset, today: string): DateRange {
  const ranges = {
    today: { from: today, to: today },
    yesterday: { from: daysBefore(today, 1), to: daysBefore(today, 1) },
    last7Days: { from: daysBefore(today, 6), to: today },
    thisMonth: { from: `${today.slice(0, 8)}01`, to: today },
  } satisfies Record<Preset, DateRange>;
  return ranges[preset];
}

/** The preset a range equals, if any; the shortest name wins on the first of a month. */
export function presetOf(range: DateRange, today: string): Preset | undefined {
  return PRESETS.find((preset) => {
    const { from, to } = rangeOf(preset, today);
    return from === range.from && to === range.to;
  });
}
