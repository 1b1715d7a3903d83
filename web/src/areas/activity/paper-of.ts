import type { ActivityRow } from '#domain/areas/activity/activity.rows.ts';

const papers: Readonly<Record<string, string>> = {
  user: '/settings/users/paper/',
  office: '/settings/offices/paper/',
  notice: '/settings/notices/paper/',
  customer: '/customers/paper/',
  'block-list': '/compliance/lists/blocked/',
  'list-version': '/compliance/lists/version/',
};

/** Orders of all services are one kind of thing to the log; their number begins with the service. */
const orderPapers: Readonly<Record<string, string>> = {
  MT: '/services/transfers/paper/',
  OF: '/settings/offices/fund/move/',
};

/** Where a line of the log leads: the paper of what it is about, if that has one. */
export function paperOf({ entity, entityId, label }: ActivityRow): string | undefined {
  const base = entity === 'order' ? orderPapers[label.slice(0, 2)] : papers[entity];
  // Whoever nobody knows, as after a failed login, has no paper.
  return base === undefined || entityId === '0' ? undefined : base + entityId;
}
