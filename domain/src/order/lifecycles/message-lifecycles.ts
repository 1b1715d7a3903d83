import { defineLifecycle } from './define-lifecycle.ts';

/** Messages to many customers; stopped, it continues after the last one sent. */
export const campaign = defineLifecycle({
  name: 'Campaign',
  service: null,
  statuses: ['Draft', 'Running', 'Stopped', 'Completed'],
  initial: 'Draft',
  ends: ['Completed'],
  rows: [
    {
      from: ['Draft'],
      action: 'Start',
      to: 'Running',
      who: ['CADM'],
      guard: ['recipientsFrozen'],
      effects: ['outbox.campaign'],
    },
    { from: ['Running'], action: 'Stop', to: 'Stopped', who: ['CADM'] },
    { from: ['Stopped'], action: 'Start', to: 'Running', who: ['CADM'] },
    { from: ['Running'], action: 'Complete', to: 'Completed', who: ['SYS'], guard: ['allSent'] },
    { from: ['Stopped'], action: 'Complete', to: 'Completed', who: ['CADM'] },
  ],
});

/** A notice on the screens of the offices, between the start and the end of its publishing. */
export const notice = defineLifecycle({
  name: 'Notice',
  service: null,
  statuses: ['None', 'Draft', 'Dispatched'],
  initial: 'None',
  ends: [],
  rows: [
    { from: ['None', 'Draft'], action: 'Edit', to: 'Draft', who: ['CADM'] },
    {
      from: ['Draft'],
      action: 'Dispatch',
      to: 'Dispatched',
      who: ['CADM'],
      guard: ['publishWindowOk'],
      effects: ['push.notice'],
    },
    { from: ['Dispatched'], action: 'Recall', to: 'Draft', who: ['CADM'], effects: ['push.withdraw'] },
  ],
});
