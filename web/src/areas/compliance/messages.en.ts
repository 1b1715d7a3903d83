export const en = {
  next: 'Next case',
  nextNone: 'Nobody waits: every open case has somebody.',
  claimKey: 'Take the case of the row',
  claimed: 'The case {{number}} is yours',
  keys: 'Cases',
  desk: 'Desk of compliance',
  part: {
    cases: 'Cases',
    clocks: 'Report clocks',
    search: 'Look for a name',
    lists: 'Lists',
    matching: 'Matching',
  },
  none: 'Nothing is on hold',
  noneText: 'What the lists or the rules stop comes here by itself, and so does what a person holds.',
  free: 'Nobody',
  fact: { birth: 'Birth', idNumber: 'Document', country: 'Country' },
  view: {
    open: 'Open',
    mine: 'Mine',
    ofac: 'Sanctions',
    aml: 'Money laundering',
    second: 'Second person',
    waiting: 'Waiting for an answer',
    blocked: 'Blocked funds',
  },
  severity: { 1: 'Low', 2: 'Medium', 3: 'High' },
  sla: {
    late: '{{span}} over',
    soon: '{{span}} left',
    inTime: '{{span}} left',
    paused: 'waits',
    done: 'decided',
  },
  age: 'Age',
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    compliance: typeof en;
  }
}
