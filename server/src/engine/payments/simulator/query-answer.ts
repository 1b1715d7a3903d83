import { formatAmount } from '../gateway/nmi-format.ts';
import type { Transaction } from './transactions.ts';

/** The XML of query.php. */
export function queryAnswer(transactions: readonly Transaction[]): string {
  const body = transactions.map(transactionXml).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<nm_response>${body}\n</nm_response>`;
}

function transactionXml(one: Transaction): string {
  const actions = one.actions.map(
    ({ type, amount, at }) => `
    <action><amount>${formatAmount(amount)}</amount><action_type>${type}</action_type><date>${stamp(at)}</date>
      <success>${one.condition === 'failed' ? '0' : '1'}</success><ip_address>127.0.0.1</ip_address></action>`,
  );
  return `
  <transaction>
    <transaction_id>${one.id}</transaction_id>
    <transaction_type>cc</transaction_type>
    <condition>${one.condition}</condition>
    <order_id>${one.orderId}</order_id>
    <authorization_code>${one.authCode}</authorization_code>
    <cc_number>${one.brand === 'mastercard' ? '5' : '4'}xxxxxxxxxxx${one.last4}</cc_number>
    <cc_type>${one.brand}</cc_type>
    <avs_response>Y</avs_response><csc_response>M</csc_response>${actions.join('')}
  </transaction>`;
}

/** 20261120143205, in UTC. */
function stamp(at: Date): string {
  return at.toISOString().replaceAll(/\D/g, '').slice(0, 14);
}
