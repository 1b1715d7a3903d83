import type { SourceInput } from '#domain/areas/compliance/lists.schema.ts';
import type { PublishedList } from '#domain/areas/compliance/lists.values.ts';
import { partsOf } from '#domain/areas/compliance/lists.values.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { fieldProblem, Problem } from '#domain/kernel/problem.ts';
import { diff } from '#server/engine/activity/diff.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import { enqueue } from '#server/platform/jobs/enqueue.queries.ts';

/** Changes where a list comes from and what a version of it must hold; the next look at the publisher is due at once. */
export async function changeSource(
  context: OfficeContext,
  code: PublishedList,
  { reason, ...input }: SourceInput,
): Promise<Created> {
  checkParts(code, input.addresses);
  return await transact(context, async (tx) => {
    const source = await lockSource(tx, code);
    await checkVersion(tx, context, { entity: 'list-source', id: code, version: source.version });
    const before = {
      addresses: source.addresses,
      isDownloadOn: source.is_download_on,
      everyHours: source.every_hours,
      maxAgeHours: source.max_age_hours,
      minRows: source.min_rows,
      maxShrinkPct: Number(source.max_shrink_pct),
    };
    const changes = diff(before, input);
    if (changes.length === 0) throw new Problem('nothing-to-change');
    const version = source.version + 1;
    await tx
      .updateTable('list_sources')
      .set({
        addresses: JSON.stringify(input.addresses),
        is_download_on: input.isDownloadOn,
        every_hours: input.everyHours,
        max_age_hours: input.maxAgeHours,
        min_rows: input.minRows,
        max_shrink_pct: String(input.maxShrinkPct),
        next_check_at: null,
        version,
        updated_at: context.now,
      })
      .where('code', '=', code)
      .execute();
    await recordActivity(tx, context, {
      scope: 'settings',
      action: 'edited',
      entity: 'list-source',
      entityId: code,
      entityVersion: version,
      label: code,
      changes,
      reason,
    });
    await publish(tx, { topic: 'list-versions', id: code, change: 'changed' });
    return { id: code, version };
  });
}

function checkParts(code: PublishedList, addresses: SourceInput['addresses']): void {
  for (const part of Object.keys(addresses))
    if (!(partsOf[code] as readonly string[]).includes(part))
      throw fieldProblem(`addresses.${part}`, 'bad-input');
}

async function lockSource(tx: Tx, code: PublishedList) {
  return await tx
    .selectFrom('list_sources')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Asks the publisher in the background, whatever the hour. */
export async function askPublisher(context: OfficeContext, code: PublishedList): Promise<Created> {
  return await transact(context, async (tx) => {
    const { addresses, is_download_on: isOn, version } = await lockSource(tx, code);
    if (!isOn || !addresses['main']) throw new Problem('list-download-off');
    await tx
      .updateTable('list_sources')
      .set({ next_check_at: context.now })
      .where('code', '=', code)
      .execute();
    await enqueue(tx, 'download-lists', {});
    await recordActivity(tx, context, {
      scope: 'settings',
      action: 'download-asked',
      entity: 'list-source',
      entityId: code,
      entityVersion: version,
      label: code,
    });
    return { id: code, version };
  });
}
