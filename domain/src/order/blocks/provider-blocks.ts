import { type Block, forward, handOver, paidAndHere } from './block.ts';

/** S: by a connector. A seller submits, or the engine takes it when it is due; only the engine brings the answer. */
export const submit: Block<'S'> = (_, { unwind }) => [
  {
    from: paidAndHere,
    action: 'Submit',
    to: 'Submitting',
    who: ['SALE'],
    guard: ['providerFundAvailable', 'notHeld', ...handOver],
    effects: ['ledger.providerHold', 'outbox.submit'],
  },
  {
    from: paidAndHere,
    action: 'Submitting',
    to: 'Submitting',
    who: ['SYS'],
    guard: ['autoSubmitDue', 'providerFundAvailable', 'notHeld', ...handOver],
    effects: ['ledger.providerHold', 'outbox.submit'],
  },
  {
    from: ['Submitting'],
    action: 'Engine_submit',
    to: 'Submitted',
    who: ['SYS'],
    guard: ['providerAccepted'],
    effects: ['provider.ref'],
  },
  // Asked again with the same reference: an answer that is not known may still be a yes.
  {
    from: ['Submitting'],
    action: 'Engine_submit',
    to: '=',
    who: ['SYS'],
    guard: ['providerUnknown'],
    effects: ['outbox.retry'],
  },
  {
    from: ['Submitting'],
    action: 'Reject',
    to: 'Rejected',
    who: ['SYS', 'PROV'],
    guard: ['providerRefused'],
    effects: unwind,
  },
];

/** M: into the queue of the provider, at once. */
export const manualSubmit: Block<'M'> = ({ from = paidAndHere, guard = [] }, { isScreened }) => [
  {
    from,
    action: 'Submit',
    to: 'Submitted',
    who: ['SALE'],
    guard: ['docsComplete', 'notHeld', ...guard, ...(isScreened ? handOver : [])],
    effects: ['ledger.providerHold', 'notify.provider'],
  },
];

/** G: once paid to the authority the fee comes back only if the authority gives it back. */
export const officialFee: Block<'G'> = (_, { isScreened }) => {
  const onward = isScreened ? forward : [];
  return [
    {
      from: ['Submitted'],
      action: 'ApproveGrant',
      to: 'ApprovedGrant',
      who: ['CACCT'],
      guard: ['docsComplete', 'feeScheduleOk', ...onward],
      effects: ['ledger.grant.commit'],
    },
    {
      from: ['ApprovedGrant'],
      action: 'PayGrant',
      to: 'GrantPaid',
      who: ['CACCT', 'PROV'],
      guard: ['dualControl', ...onward],
      effects: ['ledger.grant.pay'],
    },
    {
      from: ['ApprovedGrant'],
      action: 'Unpay',
      to: 'Submitted',
      who: ['CACCT'],
      effects: ['ledger.grant.void'],
    },
    {
      from: ['GrantPaid'],
      action: 'Unpay',
      to: 'ApprovedGrant',
      who: ['CACCT'],
      guard: ['authorityReturnedFee'],
      effects: ['ledger.grant.unpay'],
    },
  ];
};
