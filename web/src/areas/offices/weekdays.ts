/** 1 is Monday, as the office keeps them. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** `Monday`, `lunes`; 1 January 2024 was a Monday. */
export function weekdayName(weekday: number, language: string, width: 'long' | 'short' = 'long'): string {
  const name = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  );
  return name.charAt(0).toUpperCase() + name.slice(1);
}
