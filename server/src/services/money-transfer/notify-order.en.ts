export interface TransferMailText {
  readonly subject: string;
  readonly says: readonly string[];
}

/**
 * Mails to the sender of a transfer. `{…}`: number, name, receiver, sent, fees, taxes, total, payout, rate, until,
 * last4, reason, refund, expires. A PIN stands in the body alone: subjects show on locked screens.
 */
export const transferMailEn = {
  paid: {
    subject: 'We received your payment for transfer {number}',
    says: [
      'We received {total} for your transfer to {receiver}. Its number is {number}.',
      'You send {sent}; fees {fees}, taxes {taxes}, in all {total}.',
      '{receiver} receives {payout}{rate}, by {until} at the latest.',
    ],
  },
  ready: {
    subject: 'Transfer {number} is ready for pick-up',
    says: ['{payout} are ready at the office for {receiver}, who brings the identity card.'],
  },
  delivered: {
    subject: 'Transfer {number} was delivered',
    says: ['{receiver} has received {payout}. Thank you for trusting us.'],
  },
  deposited: {
    subject: 'Transfer {number} was deposited',
    says: ['{payout} were put on the card of {receiver} that ends in {last4}. Thank you for trusting us.'],
  },
  attempt: {
    subject: 'Transfer {number} could not be handed over yet',
    says: [
      'We tried to bring {payout} to {receiver}, but it was not possible: {reason}.',
      'We will try again. If address or phone have changed, please tell us.',
    ],
  },
  rejected: {
    subject: 'Transfer {number} could not be carried out',
    says: [
      'Your transfer to {receiver} could not be carried out. Nobody has received the money.',
      'You get it back: come to the office or call us.',
    ],
  },
  cancelled: {
    subject: 'Transfer {number} was cancelled',
    says: [
      'Your transfer to {receiver} was cancelled. Nobody has received the money.',
      'What is due to you is given back the way it was paid.',
    ],
  },
  refunded: {
    subject: 'The money of transfer {number} was given back',
    says: [
      'We gave you back {refund} of transfer {number}.',
      'Money on a card may take some days until the bank shows it.',
    ],
  },
} as const satisfies Record<string, TransferMailText>;

export const transferMailWordsEn = {
  greeting: 'Hello {name},',
  rate: ' (1 USD = {rate} {currency})',
  pin: 'This is the PIN that {receiver} has to say at the counter. It works until {expires}.',
  questions: 'Questions? {office}',
} as const;
