import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { checklistSteps } from '#domain/areas/compliance/cases.values.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { CallAnswer, TestApp } from '#server/platform/http/test-app.ts';

/** Somebody at the desk of compliance, in a test. */
export interface DeskPerson {
  readonly id: string;
  readonly token: string;
  readonly office: string;
}

export const why = 'Another date of birth and another father.';

/** The desk over HTTP. */
export function testDesk(test: TestApp) {
  const path = (id: string, rest = ''): string => `/api/compliance/cases/${id}${rest}`;
  async function read(as: DeskPerson, id: string): Promise<CasePaper> {
    const answer = await test.call<CasePaper>('GET', path(id), as);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  }
  /** The name of the step, and what is sent with it. */
  async function step(
    as: DeskPerson,
    id: string,
    ...[name, body]: [name: string, body?: unknown]
  ): Promise<CallAnswer<Created & { code?: string }>> {
    const { version } = await test.database.owner
      .selectFrom('compliance_cases')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { token, office } = as;
    return await test.call('POST', path(id, `/${name}`), { token, office, version, body });
  }
  /** Everything up to the release, as one officer does it who finds false alarms. */
  async function clearAll(as: DeskPerson, id: string): Promise<void> {
    const good = async (name: string, body?: unknown): Promise<void> => {
      const { status, body: answer } = await step(as, id, name, body);
      if (status !== 200) throw new Error(`${name}: ${JSON.stringify(answer)}`);
    };
    await good('claim');
    const { hits } = await read(as, id);
    const open = hits.filter(({ status }) => ['block', 'alert', 'review'].includes(status));
    if (open.length > 0) for (const one of checklistSteps) await good('checklist', answerTo(one));
    for (const hit of open) {
      const body = { decision: 'false-positive', reasonCode: 'OtherBirthDate', note: why };
      await good(`hits/${hit.id}/decision`, body);
    }
    await good('clear', { note: why });
  }
  /** The newest case of an order. */
  async function caseOf(orderId: string): Promise<string> {
    const { id } = await test.database.owner
      .selectFrom('compliance_cases')
      .select('id')
      .where('order_id', '=', orderId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    return id;
  }
  return { read, step, clearAll, caseOf };
}

function answerTo(step: (typeof checklistSteps)[number]) {
  return { step, answer: step === 'hasSeveralSimilarities' ? 'no' : 'yes' };
}
