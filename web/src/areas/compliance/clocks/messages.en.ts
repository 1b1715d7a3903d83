export const en = {
  title: 'Report clocks',
  text: 'What is owed to OFAC and FinCEN, the most urgent first.',
  open: 'Due',
  filed: 'Filed',
  none: 'Nothing is due',
  noneText:
    'A clock starts by itself: with blocked or rejected funds, with cash above the limit, with a suspicion passed on.',
  noneFiled: 'Nothing was filed yet',
  kind: 'Report',
  about: 'About',
  started: 'Began',
  due: 'Due',
  state: 'State',
  reference: 'Reference',
  action: 'What to do',
  today: 'today',
  left_one: '{{count}} day left',
  left_other: '{{count}} days left',
  over_one: '{{count}} day over',
  over_other: '{{count}} days over',
  file: 'Filed…',
  fileTitle: 'Filed: {{kind}}',
  fileText:
    'Giro sends nothing. It keeps that the report was filed, by whom, when and under which reference; the clock stops.',
  referenceField: 'Reference of the authority',
  note: 'Note',
  save: 'Keep as filed',
  saved: 'The report is kept as filed',
  filedBy: '{{reference}}, {{name}}, {{when}}',
  ctr: 'Data for the form',
  ctrTitle: 'Currency transaction report',
  ctrText: '{{customer}}, {{day}}: in {{cashIn}}, out {{cashOut}}.',
  ctrDue: 'Above the limit of a business day: the report is due.',
  ctrNotDue: 'Below the limit of a business day: no report is due.',
  ctrMissing: 'Nobody knows yet',
  ctrFields: 'Fields of form 112',
  ctrOrders: 'Cash of the day',
  item: 'Item',
  field: 'Field',
  value: 'Value',
  order: 'Order',
  cashIn: 'In',
  cashOut: 'Out',
  csv: 'As CSV',
  json: 'As JSON',
  close: 'Close',
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    clocks: typeof en;
  }
}
