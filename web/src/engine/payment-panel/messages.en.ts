export const en = {
  title: 'Payment',
  due: 'To pay',
  addTender: 'Add a way of paying',
  more: 'More',
  fewer: 'Fewer',
  choose: 'Choose how it is paid.',
  amount: 'Amount',
  received: 'Received',
  change: 'Change',
  tooLittle: '{{amount}} short',
  reference: 'Number',
  remove: 'Remove: {{method}}',
  left: 'Left to pay',
  over: 'Too much',
  part: 'Only a part now',
  take: 'Take {{amount}}',
  takeKey: 'Take the payment',
  way: 'How the card is read',
  typeCard: 'Type the card · {{name}}',
  cardFields: 'Card fields of the gateway',
  cardReady: '{{brand}} ending in {{last4}}',
  otherCard: 'Another card',
  asking: 'Asking for the card …',
  useTerminal: 'Use the terminal',
  terminalReady: 'The terminal asks for the card when you take the payment',
  atTerminal: 'The customer is at the terminal …',
  noGateway: 'This office has no merchant account that takes cards.',
} as const;

declare module '#web/lib/i18n.ts' {
  interface Catalog {
    'payment-panel': typeof en;
  }
}
