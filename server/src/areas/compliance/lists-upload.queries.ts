import type { VersionPreview } from '#domain/areas/compliance/lists.papers.ts';
import type { VersionInput } from '#domain/areas/compliance/lists.schema.ts';
import { partsOf } from '#domain/areas/compliance/lists.values.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { fieldProblem } from '#domain/kernel/problem.ts';
import { examineVersion } from '#server/compliance/lists/examine-version.queries.ts';
import type { KeptFile } from '#server/compliance/lists/store-list-file.queries.ts';
import { readListFile } from '#server/compliance/lists/store-list-file.queries.ts';
import { takeVersion } from '#server/compliance/lists/take-version.queries.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';

type Offered = Pick<VersionInput, 'source' | 'files'>;

const mostShown = 100;

/** What the files would do; nothing is written. */
export async function previewVersion(context: OfficeContext, input: Offered): Promise<VersionPreview> {
  const { services } = context;
  const files = await readUploads(context, input);
  const examined = await examineVersion(services.db, services.files, { source: input.source, files });
  const { reading, changes, active } = examined;
  const count = (op: string): number => changes.filter((change) => change.op === op).length;
  const before = active?.files.find(({ part }) => part === 'main')?.rows ?? 0;
  const main = reading.parts.find(({ part }) => part === 'main');
  return {
    sha256: examined.sha256,
    isUnchanged: examined.isUnchanged,
    fault: reading.fault ?? null,
    parts: reading.parts.map(({ part, rows, problems }) => ({
      part,
      rows,
      unreadable: problems.length,
      lines: problems.slice(0, 10).map(({ line, problem }) => ({ line, problem })),
    })),
    rows: main?.rows ?? before,
    rowsBefore: before,
    added: count('add'),
    changed: count('mod'),
    removed: count('del'),
    changes: changes.slice(0, mostShown).map(({ id, ...change }) => ({
      ...change,
      entryId: id,
      fields: [...change.fields],
      before: change.before as VersionPreview['changes'][number]['before'],
      after: change.after as VersionPreview['changes'][number]['after'],
    })),
  };
}

/** Makes uploaded files the active version, or keeps them as refused; either way it is in the log. */
export async function uploadVersion(context: OfficeContext, input: VersionInput): Promise<Created> {
  const { services, user } = context;
  const files = await readUploads(context, input);
  return await transact(context, async (tx) => {
    const taken = await takeVersion(tx, services, {
      source: input.source,
      files: files.map((file) => ({ ...file, publishedOn: input.publishedOn })),
      origin: 'upload',
      by: user.id,
      reason: input.reason,
      publishedOn: input.publishedOn,
      shownSha256: input.sha256,
    });
    const { versionId: id, outcome, fault, added, changed, removed } = taken;
    await recordActivity(tx, context, {
      scope: 'settings',
      action: `list-${outcome}`,
      entity: 'list-version',
      entityId: id,
      entityVersion: 1,
      label: `${input.source} ${id}`,
      changes: Object.entries({ added, changed, removed, fault })
        .filter(([, after]) => after !== null)
        .map(([field, after]) => ({ field, before: null, after })),
      reason: input.reason,
    });
    return { id, version: 1 };
  });
}

/** The bytes of files that this person uploaded, each for a part that the list has. */
async function readUploads(
  { services, user }: OfficeContext,
  { source, files }: Offered,
): Promise<KeptFile[]> {
  return await Promise.all(
    files.map(async ({ part, fileId }, place) => {
      const row = await services.db
        .selectFrom('files')
        .select(['sha256', 'name'])
        .where('id', '=', fileId)
        .where('created_by', '=', user.id)
        .executeTakeFirst();
      if (row === undefined || !partsOf[source].includes(part))
        throw fieldProblem(`files.${place}.${row === undefined ? 'fileId' : 'part'}`, 'bad-input');
      const bytes = await readListFile(services.files, row.sha256);
      return { part, fileId, name: row.name, sha256: row.sha256, bytes, publishedOn: '' };
    }),
  );
}
