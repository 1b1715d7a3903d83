import { checklistSteps } from '#domain/areas/compliance/cases.values.ts';
import { requestInformation } from '#server/areas/compliance/ask-information.queries.ts';
import { openHits } from '#server/areas/compliance/case-hits.queries.ts';
import { escalateCase, noteCase } from '#server/areas/compliance/case-notes.queries.ts';
import { claimCase } from '#server/areas/compliance/claim-case.queries.ts';
import { answerChecklist, clearCase, decideCaseHit } from '#server/areas/compliance/decide-hits.queries.ts';
import { decideOrder } from '#server/areas/compliance/decide-order.queries.ts';
import { orderEngine } from '#server/orders.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Scene } from './scene.ts';
import { callOf } from './scene.ts';
import type { DemoFate } from './transfer-fates.ts';

type Officer = 'corporation-compliance' | 'corporation-compliance-aml';

const another = 'Another person: the carné shows another day of birth and other parents.';
const same = 'The carné and the photograph are those of the listed person.';

/** What the officers of the demo do with a case; one that somebody has taken already was played before. */
export async function playDesk(scene: Scene): Promise<void> {
  const found = await caseOf(scene);
  if (found !== undefined && found.assignee_id === null) await plays[scene.transfer.fate]?.(scene);
}

const plays: Partial<Record<DemoFate, (scene: Scene) => Promise<void>>> = {
  caseClaimed: async (scene) => {
    await claim(scene, 'corporation-compliance');
    await step(scene, 'corporation-compliance', async (context, id) => {
      await noteCase(context, id, 'Asked the seller for the document of the receiver.');
    });
  },
  caseSecond: async (scene) => {
    await clear(scene, 'corporation-compliance');
    await release(scene, 'corporation-compliance');
  },
  caseInfo: async (scene) => {
    await claim(scene, 'corporation-compliance-aml');
    await step(scene, 'corporation-compliance-aml', async (context, id) => {
      const message = 'The second page of the document cannot be read.';
      await requestInformation(context, id, { wanted: ['RecipientId'], message, to: 'both' });
    });
  },
  caseReleased: releaseAtDesk,
  caseBlocked: async (scene) => {
    await claim(scene, 'corporation-compliance');
    await goThrough(scene, 'corporation-compliance', 'yes');
    await decideAll(scene, 'corporation-compliance', { decision: 'true-match', note: same });
    for (const officer of ['corporation-compliance', 'corporation-compliance-aml'] as const) {
      await step(scene, officer, async (context, id) => {
        await decideOrder(orderEngine, context, { id, action: 'Lock', note: same });
      });
    }
  },
  caseAml: async (scene) => {
    await claim(scene, 'corporation-compliance-aml');
    await step(scene, 'corporation-compliance-aml', async (context, id) => {
      const note = 'Three senders in a week to this address, each just below 1,000 dollars.';
      await escalateCase(context, id, { note, startsSar: true });
    });
  },
};

/** Taken, gone through, cleared and released; by two where it takes two. */
export async function releaseAtDesk(scene: Scene): Promise<void> {
  await clear(scene, 'corporation-compliance');
  await release(scene, 'corporation-compliance');
  const open = await caseOf(scene);
  if (open?.asked_action === 'Release') await release(scene, 'corporation-compliance-aml');
}

/** The checklist where there is a match; the last question tells whether more than the name is alike. */
async function goThrough(scene: Scene, officer: Officer, last: 'yes' | 'no'): Promise<void> {
  const found = await caseOf(scene);
  const hits = found === undefined ? [] : await openHits(scene.house.services.db, found.id);
  for (const one of hits.length > 0 ? checklistSteps : []) {
    await step(scene, officer, async (context, id) => {
      const answer = one === 'hasSeveralSimilarities' ? last : 'yes';
      await answerChecklist(context, id, { step: one, answer, note: '' });
    });
  }
}

async function clear(scene: Scene, officer: Officer): Promise<void> {
  await claim(scene, officer);
  await goThrough(scene, officer, 'no');
  await decideAll(scene, officer, { decision: 'false-positive', note: another });
  await step(scene, officer, async (context, id) => {
    await clearCase(context, id, { note: another });
  });
}

async function decideAll(
  scene: Scene,
  officer: Officer,
  { decision, note }: { decision: 'false-positive' | 'true-match'; note: string },
): Promise<void> {
  const found = await caseOf(scene);
  const hits = found === undefined ? [] : await openHits(scene.house.services.db, found.id);
  const reasonCode = decision === 'false-positive' ? 'OtherBirthDate' : null;
  for (const { id: hitId } of hits) {
    await step(scene, officer, async (context, id) => {
      await decideCaseHit(context, { id, hitId }, { decision, reasonCode, note, scope: 'all' });
    });
  }
}

async function claim(scene: Scene, officer: Officer): Promise<void> {
  await step(scene, officer, async (context, id) => {
    await claimCase(context, id);
  });
}

async function release(scene: Scene, officer: Officer): Promise<void> {
  await step(scene, officer, async (context, id) => {
    await decideOrder(orderEngine, context, { id, action: 'Release', note: another });
  });
}

/** One call of an officer on the case as it stands. */
async function step(
  scene: Scene,
  officer: Officer,
  work: (context: OfficeContext, id: string) => Promise<void>,
): Promise<void> {
  const found = await caseOf(scene);
  if (found === undefined) return;
  await work({ ...callOf(scene, officer, 'GHO'), ifMatch: found.version }, found.id);
}

/** The open case of the order. */
async function caseOf({ house, orderId }: Scene) {
  return await house.services.db
    .selectFrom('compliance_cases')
    .select(['id', 'version', 'assignee_id', 'asked_action'])
    .where('order_id', '=', orderId)
    .where('hold_id', 'is not', null)
    .where('closed_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}
