import type { Entered, Challenged } from '#domain/areas/session/session.schema.ts';
import { hashPassword } from '#server/platform/auth/password-hash.ts';
import type { CallAnswer, TestApp } from '#server/platform/http/test-app.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import type { NewUser, TestUser } from '#server/platform/http/test-people.queries.ts';
import { bindSession } from './session.routes.ts';

export const password = 'zafra y molino viejo';
export const otherPassword = 'cinco lanchas azules';

export type Refusal = {
  code: string;
  message: string;
  details?: { fields: { path: string; code: string }[] };
};
type Answer<Body> = CallAnswer<Body & Partial<Refusal>>;

export interface SessionTestApp extends TestApp {
  /** An active person with `password`, unless said otherwise. */
  person(values?: NewUser): Promise<TestUser>;
  post<Body = Refusal>(path: string, body: unknown, token?: string): Promise<Answer<Body>>;
  enter(email: string, typed?: string): Promise<Answer<Entered & Challenged>>;
  mailsTo(email: string): Promise<{ kind: string; subject: string; text: string; link: string }[]>;
  /** Security lines about a person, oldest first. */
  securityOf(label: string): Promise<string[]>;
  forceSecondFactor(isForced: boolean): Promise<void>;
}

/** Of answers that raced each other: sorted, since any of them may win. */
export function statusesOf(answers: readonly { status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b);
}

/** The session routes on a real database, with what their tests arrange and look up. */
export async function sessionTestApp(): Promise<SessionTestApp> {
  const test = await testApp([bindSession]);
  const { owner } = test.database;
  const hash = await hashPassword(password);
  let version = 0;

  const post: SessionTestApp['post'] = (path, body, token) =>
    test.call('POST', path, { body, ...(token !== undefined && { token }) });

  return {
    ...test,
    person: (values = {}) => test.insertUser({ password_hash: hash, ...values }),
    post,
    enter: (email, typed = password) => post('/api/login', { email, password: typed }),
    async mailsTo(email) {
      const mails = await owner
        .selectFrom('mails')
        .selectAll()
        .where('recipient', '=', email)
        .orderBy('id')
        .execute();
      return mails.map(({ kind, subject, body_text: text }) => ({
        kind,
        subject,
        text,
        link: /http\S+/.exec(text)?.[0] ?? '',
      }));
    },
    async securityOf(label) {
      const lines = await owner
        .selectFrom('activity')
        .select('action')
        .where('scope', '=', 'security')
        .where('label', '=', label)
        .orderBy('id')
        .execute();
      return lines.map(({ action }) => action);
    },
    async forceSecondFactor(isForced) {
      version += 1;
      await owner
        .insertInto('configuration')
        .values({ key: 'Global2FactorAuthenticationFlag', version, value: JSON.stringify(isForced) })
        .execute();
    },
  };
}
