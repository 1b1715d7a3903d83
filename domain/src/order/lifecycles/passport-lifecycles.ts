import { defineLifecycle } from './define-lifecycle.ts';

/** Finished passports on their way from operations to the offices; each office has its own part. */
export const passportManifest = defineLifecycle({
  name: 'PassportManifest',
  service: 'Passport',
  statuses: ['None', 'Draft', 'SentToOffices', 'ReceivedByOffices'],
  initial: 'None',
  ends: ['ReceivedByOffices'],
  rows: [
    { from: ['None', 'Draft'], action: 'Edit', to: 'Draft', who: ['OPASS'], effects: ['manifest.lines'] },
    {
      from: ['Draft'],
      action: 'Send',
      to: 'SentToOffices',
      who: ['OPASS'],
      guard: ['everyLineApproved'],
      effects: ['orders.bulk:SendToOffice', 'doc.manifest'],
    },
    {
      from: ['SentToOffices'],
      action: 'Receive',
      to: '=',
      who: ['SALE'],
      guard: ['ownSubmanifest', 'otherSubmanifestsOpen'],
      effects: ['submanifest.receive'],
    },
    {
      from: ['SentToOffices'],
      action: 'Receive',
      to: 'ReceivedByOffices',
      who: ['SALE'],
      guard: ['ownSubmanifest', 'lastSubmanifest'],
      effects: ['submanifest.receive'],
    },
    {
      from: ['SentToOffices'],
      action: 'Recall',
      to: 'Draft',
      who: ['OPASS'],
      guard: ['noOfficeReceived'],
      effects: ['orders.bulk:Undo'],
    },
  ],
});

/** The part of a passport manifest for one office. */
export const passportSubmanifest = defineLifecycle({
  name: 'PassportSubmanifest',
  service: 'Passport',
  statuses: ['None', 'Draft', 'SentToOffices', 'ReceivedByOffices'],
  initial: 'None',
  ends: ['ReceivedByOffices'],
  rows: [
    {
      from: ['None', 'Draft'],
      action: 'Edit',
      to: 'Draft',
      who: ['OPASS'],
      guard: ['parentDraft'],
      effects: ['manifest.lines'],
    },
    {
      from: ['Draft'],
      action: 'Send',
      to: 'SentToOffices',
      who: ['OPASS', 'SYS'],
      guard: ['parentSent'],
      effects: ['doc.submanifest'],
    },
    {
      from: ['SentToOffices'],
      action: 'Receive',
      to: 'ReceivedByOffices',
      who: ['SALE'],
      guard: ['officeIsAddressee', 'everyLineScannedOrException'],
      effects: ['orders.bulk:ReadyForPickup'],
    },
    {
      from: ['SentToOffices'],
      action: 'Recall',
      to: 'Draft',
      who: ['OPASS', 'SYS'],
      guard: ['parentRecalled'],
    },
  ],
});

/** Papers of rejected or incomplete files on their way back; their orders keep their status. */
export const passportReturnManifest = defineLifecycle({
  name: 'PassportReturnManifest',
  service: 'Passport',
  statuses: ['None', 'Draft', 'SentToOffices', 'ReceivedByOffices'],
  initial: 'None',
  ends: ['ReceivedByOffices'],
  rows: [
    { from: ['None', 'Draft'], action: 'Edit', to: 'Draft', who: ['OPASS'], effects: ['manifest.lines'] },
    {
      from: ['Draft'],
      action: 'Send',
      to: 'SentToOffices',
      who: ['OPASS'],
      guard: ['everyLineRejectedOrIncomplete'],
      effects: ['custody.move'],
    },
    {
      from: ['SentToOffices'],
      action: 'Receive',
      to: 'ReceivedByOffices',
      who: ['SALE'],
      guard: ['scanned'],
      effects: ['custody.move'],
    },
  ],
});
