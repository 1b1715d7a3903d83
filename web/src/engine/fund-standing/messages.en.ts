export const en = {
  title: 'Fund of the office',
  left: 'can still be sold',
  calm: 'The fund of the office still allows {{amount}}.',
  low: 'The fund of the office is low: {{amount}} are left.',
  short:
    'The fund allows {{amount}}; this payment takes {{needed}}. It will be refused before money is taken. Cards do not touch the fund.',
  empty:
    'The fund of the office is used up: any payment but a card will be refused before money is taken, until a deposit is booked.',
  overdue:
    'The office owes since {{date}}, longer than it may: any payment but a card will be refused before money is taken.',
  licence: 'The licence {{number}} has run out: every sale will be refused until it is renewed.',
  held: 'The office is on hold: every sale will be refused.',
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    'fund-standing': typeof en;
  }
}
