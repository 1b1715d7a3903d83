/** Moments of the demo's past, counted back from the day it is loaded, so that "last 7 days" finds something. */
export type DemoTime = (daysAgo: number, time: string) => Date;

/** @example const at = demoTime(now); at(3, '14:30') */
export function demoTime(now: Date): DemoTime {
  const today = now.toISOString().slice(0, 10);
  return (daysAgo, time) => {
    const moment = new Date(`${today}T${time}:00Z`);
    moment.setUTCDate(moment.getUTCDate() - daysAgo);
    return moment;
  };
}
