import { randomInt } from 'node:crypto';

interface Action {
  readonly type: string;
  readonly amount: bigint;
  readonly at: Date;
}

/** A transaction as the simulator remembers it; the card is a brand and four digits from the start. */
export interface Transaction {
  readonly id: string;
  readonly orderId: string;
  readonly key: string;
  readonly brand: string;
  readonly last4: string;
  readonly authCode: string;
  amount: bigint;
  condition: 'pending' | 'pendingsettlement' | 'complete' | 'canceled' | 'failed';
  refunded: bigint;
  readonly actions: Action[];
}

export interface Verdict {
  readonly response: '1' | '2' | '3';
  readonly text: string;
  readonly code: string;
  readonly transaction?: Transaction;
}

const approved = (transaction: Transaction): Verdict => ({
  response: '1',
  text: 'SUCCESS',
  code: '100',
  transaction,
});
const refused = (text: string): Verdict => ({ response: '3', text, code: '300' });

interface NewTransaction {
  readonly type: 'sale' | 'auth';
  readonly orderId: string;
  readonly key: string;
  readonly amount: bigint;
  readonly brand: string;
  readonly last4: string;
  readonly isDeclined: boolean;
}

/** The books of the simulated gateway, with its rules: what may be captured, voided and refunded, and when. */
export class Transactions {
  readonly all: Transaction[] = [];
  readonly clock: () => Date;

  constructor(clock: () => Date) {
    this.clock = clock;
  }

  take({ type, isDeclined, ...facts }: NewTransaction): Verdict {
    const transaction: Transaction = {
      ...facts,
      id: String(randomInt(1_000_000_000, 9_999_999_999)),
      authCode: isDeclined ? '' : String(randomInt(100_000, 999_999)),
      condition: isDeclined ? 'failed' : type === 'auth' ? 'pending' : 'pendingsettlement',
      refunded: 0n,
      actions: [{ type, amount: facts.amount, at: this.clock() }],
    };
    this.all.push(transaction);
    return isDeclined ? { response: '2', text: 'DECLINE', code: '200', transaction } : approved(transaction);
  }

  capture(id: string, amount: bigint): Verdict {
    const found = this.find(id);
    if (found === undefined) return refused('Invalid Transaction ID specified');
    if (found.condition !== 'pending')
      return refused('A capture requires that the existing transaction be an AUTH');
    if (amount > found.amount) return refused('The specified amount exceeds the authorization amount');
    found.amount = amount;
    found.condition = 'pendingsettlement';
    return this.#done(found, 'capture', amount);
  }

  void(id: string): Verdict {
    const found = this.find(id);
    if (found === undefined) return refused('Invalid Transaction ID specified');
    if (found.condition !== 'pending' && found.condition !== 'pendingsettlement') {
      return refused('Only transactions pending settlement can be voided');
    }
    found.condition = 'canceled';
    return this.#done(found, 'void', found.amount);
  }

  /** Only what is settled is refunded, never more than was taken. The refund is a transaction of its own. */
  refund(id: string, amount: bigint, orderId: string): Verdict {
    const found = this.find(id);
    if (found === undefined) return refused('Invalid Transaction ID specified');
    if (found.condition !== 'complete') return refused('Transaction is not settled; void it instead');
    if (found.refunded + amount > found.amount)
      return refused('Refund amount may not exceed the transaction balance');
    found.refunded += amount;
    const { key, brand, last4 } = found;
    const back: Transaction = {
      key,
      brand,
      last4,
      orderId,
      amount,
      authCode: '',
      condition: 'pendingsettlement',
      refunded: 0n,
      id: String(randomInt(1_000_000_000, 9_999_999_999)),
      actions: [{ type: 'refund', amount, at: this.clock() }],
    };
    this.all.push(back);
    return approved(back);
  }

  /** The end of the gateway's day. */
  settle(): void {
    for (const one of this.all.filter(({ condition }) => condition === 'pendingsettlement')) {
      one.condition = 'complete';
      one.actions.push({ type: 'settle', amount: one.amount, at: this.clock() });
    }
  }

  find(id: string): Transaction | undefined {
    return this.all.find((one) => one.id === id);
  }

  #done(transaction: Transaction, type: string, amount: bigint): Verdict {
    transaction.actions.push({ type, amount, at: this.clock() });
    return approved(transaction);
  }
}
