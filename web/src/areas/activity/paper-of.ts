import type { ActivityRow } from '#domain/areas/activity/activity.rows.ts';

const papers: Readonly<Record<string, string>> = {
  user: '/settings/users/paper/',
  office: '/settings/offices/paper/',
  notice: '/settings/notices/paper/',
  'block-list': '/compliance/lists/blocked/',
  'list-version': '/compliance/lists/version/',
};

/** Where a line of the log leads: the paper of what it is about, if that has one. */
export function paperOf({ entity, entityId }: ActivityRow): string | undefined {
  const base = papers[entity];
  return base === undefined ? undefined : base + entityId;
}
