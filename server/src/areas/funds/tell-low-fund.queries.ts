import type { Task } from '#server/platform/jobs/task.ts';
import { printedMoney } from '#server/engine/documents/printed-money.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { queueMail } from '#server/platform/mail/queue-mail.queries.ts';
import type { Services } from '#server/platform/services.ts';
import { lowFundMail } from './low-fund-mail.ts';

/** As the ledger writes it when a movement takes a fund below its mark; US cents. */
interface LowFund {
  readonly officeId: string;
  readonly available: string;
  readonly mark: string;
  /** Counts the movements of the fund, so that each crossing is told once. */
  readonly movement: string;
}

/** The job behind the trigger of the ledger: one mail to each who can do something about it. */
export const tellLowFund: Task = {
  maxAttempts: 8,
  run: async (services, payload) => {
    await services.db.transaction().execute(async (tx) => {
      await tell({ tx, services }, payload as unknown as LowFund);
    });
  },
};

async function tell(
  { tx, services }: { tx: Tx; services: Services },
  { officeId, available, mark, movement }: LowFund,
): Promise<void> {
  if (!(await isFirst(tx, `${officeId}/${movement}`))) return;
  const office = await tx
    .selectFrom('offices')
    .select(['name', 'code'])
    .where('id', '=', officeId)
    .executeTakeFirstOrThrow();
  const url = `${services.config.publicUrl}/settings/offices/fund/${officeId}`;
  for (const reader of await findReaders(tx, officeId)) {
    const language = reader.language === 'es' ? 'es' : 'en';
    const words = {
      name: reader.first_name,
      office: `${office.name} (${office.code})`,
      available: printedMoney(available, 'USD'),
      mark: printedMoney(mark, 'USD'),
      url,
    };
    await queueMail(tx, {
      to: reader.email,
      kind: 'fund-low',
      language,
      ...lowFundMail(language, words, BigInt(available) <= 0n),
    });
  }
}

/** The admins of the office and the accounting of the corporation. */
async function findReaders(tx: Tx, officeId: string) {
  return await tx
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.first_name', 'u.language'])
    .where('u.status', '=', 'Active')
    .where((eb) =>
      eb.or([
        eb(eb.val('CorporationAccounting'), '=', eb.fn.any('u.roles')),
        eb.and([
          eb(eb.val('Admin'), '=', eb.fn.any('u.roles')),
          eb.exists(
            eb
              .selectFrom('user_offices as w')
              .select('w.user_id')
              .whereRef('w.user_id', '=', 'u.id')
              .where('w.office_id', '=', officeId),
          ),
        ]),
      ]),
    )
    .orderBy('u.id')
    .execute();
}

/** A job may run twice, also at the same time: the second finds the key of the first and waits for its commit. */
async function isFirst(tx: Tx, key: string): Promise<boolean> {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({
      user_id: '0',
      office_id: '0',
      route: 'fund-low',
      key,
      request_hash: '',
      status: 200,
      entity_id: '',
      entity_version: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}
