import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { expect, it } from 'vitest';
import { newToken } from './auth/token.ts';
import { createLog } from './log.ts';

function written(write: (log: Logger) => void): { text: string; lines: Record<string, unknown>[] } {
  let text = '';
  const destination = new Writable({
    write(chunk, _, done) {
      text += String(chunk);
      done();
    },
  });
  write(createLog({ level: 'info', destination }));
  return {
    text,
    lines: text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}

it('redacts secrets by the name of their field, however deep', () => {
  const { text, lines } = written((log) => {
    log.info(
      { password: 'hunter2', user: { totpSecret: 'JBSWY3DP', gateway: { keys: { serviceKey: 'sk_live' } } } },
      'x',
    );
    log.child({ token: 'child-token' }).info('y');
  });
  expect(text).not.toMatch(/hunter2|JBSWY3DP|sk_live|child-token/);
  expect(lines[0]).toMatchObject({ password: '[redacted]', level: 'info', msg: 'x' });
});

it('drops bodies, query strings and headers of requests', () => {
  const req = {
    id: 'r1',
    method: 'POST',
    url: '/api/customers?name=Pena',
    routeOptions: { url: '/api/customers' },
    headers: { authorization: 'Bearer abc' },
    body: { name: 'Ana Pena' },
  };
  const { text, lines } = written((log) => log.info({ req, body: { name: 'Ana Pena' } }, 'request'));
  expect(text).not.toMatch(/Pena|Bearer/);
  expect(lines[0]?.['req']).toEqual({ id: 'r1', method: 'POST', route: '/api/customers' });
});

it('finds numbers and tokens in messages and in errors, and the line stays JSON', () => {
  const { token } = newToken();
  const error = Object.assign(new Error('invalid input "4111 1111 1111 1111"'), {
    code: '22P02',
    detail: 'Key (email)=(ana@giro.test)',
  });
  const { text, lines } = written((log) => {
    log.warn(`id 85010112345, link /activate/${token}, phone 305-555-1234`);
    log.error(error);
    log.error({ err: error, amount: 123456789012 }, 'failed');
  });
  expect(text).not.toMatch(/4111|85010112345|555-1234|ana@giro|123456789012/);
  expect(text).not.toContain(token);
  expect(lines[1]).toMatchObject({ err: { sqlState: '22P02' } });
  expect(lines).toHaveLength(3);
});

it('leaves request ids, times and amounts readable', () => {
  const { lines } = written((log) =>
    log.info({ requestId: '0b9c2f6e-1234-4567-8901-123456789012', ms: 12.25, rows: 12345678 }, 'done'),
  );
  expect(lines[0]).toMatchObject({
    requestId: '0b9c2f6e-1234-4567-8901-123456789012',
    ms: 12.25,
    rows: 12345678,
  });
  expect(lines[0]?.['time']).toMatch(/^\d{4}-\d\d-\d\dT/);
});
