import { expect, it } from 'vitest';
import { hashMailCode, hashRecoveryCode, newMailCode, newRecoveryCode } from './one-time-code.ts';

it('a mailed code has six digits, also when it begins with zeros', () => {
  for (let round = 0; round < 200; round += 1) expect(newMailCode()).toMatch(/^\d{6}$/);
});

it('a mailed code is right for its own challenge only', () => {
  expect(hashMailCode('challenge-a', '012345')).not.toBe(hashMailCode('challenge-b', '012345'));
});

it('a recovery code has letters nobody misreads and never comes twice', () => {
  const codes = Array.from({ length: 200 }, newRecoveryCode);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(new Set(codes).size).toBe(200);
});

it('a recovery code is the same however it is typed', () => {
  expect(hashRecoveryCode('7q2f 0kxm-r8tdw31a')).toBe(hashRecoveryCode('7Q2F-OKXM-R8TD-W3LA'));
});
