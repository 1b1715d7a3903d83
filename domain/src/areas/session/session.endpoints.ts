import { z } from 'zod';
import type { Access } from '../../access/access.ts';
import { endpoints } from '../../kernel/endpoint.ts';
import { created, id, idParams } from '../../kernel/wire.ts';
import * as schema from './session.schema.ts';

const anybody = { who: 'public' } satisfies Access;
const loggedIn = { who: 'session' } satisfies Access;
/** A flood from one address; wrong passwords have a limit of their own, by address and by account. */
const flood = { hits: 300, seconds: 60 };
const rare = { hits: 30, seconds: 300 };

/**
 * Who comes in, and what they may do about themselves.
 * None of these takes an Idempotency-Key: its record holds a fast hash of the body, which must not be made of a password,
 * and an answer with a token is not kept. Links and codes are good for one use, so a repetition does no harm.
 */
export const sessionEndpoints = endpoints({
  'POST /api/login': {
    summary: 'Log in with email and password; a second factor answers with a challenge',
    access: anybody,
    rate: flood,
    body: schema.credentials,
    reply: schema.loginReply,
  },
  'POST /api/login/code': {
    summary: 'Answer the challenge of a login with a code',
    access: anybody,
    rate: flood,
    body: schema.secondFactor,
    reply: schema.entered,
  },
  'POST /api/login/resend': {
    summary: 'Mail a new code for the challenge',
    access: anybody,
    rate: rare,
    body: schema.challengeOnly,
  },
  'POST /api/logout': { summary: 'End this session', access: loggedIn },
  'POST /api/activate/check': {
    summary: 'Whether an activation link still works',
    access: anybody,
    rate: rare,
    body: schema.linkOnly,
    reply: schema.linkState,
  },
  'POST /api/activate': {
    summary: 'Use an activation link: choose password and language',
    access: anybody,
    rate: rare,
    body: schema.activation,
  },
  'POST /api/reset': {
    summary: 'Ask for a link to choose a new password; the answer is always the same',
    access: anybody,
    rate: rare,
    body: schema.resetAsk,
  },
  'POST /api/reset/check': {
    summary: 'Whether a reset link still works',
    access: anybody,
    rate: rare,
    body: schema.linkOnly,
    reply: schema.linkState,
  },
  'POST /api/reset/confirm': {
    summary: 'Use a reset link: choose a new password',
    access: anybody,
    rate: rare,
    body: schema.resetConfirm,
  },
  'GET /api/profile': { summary: 'My profile', access: loggedIn, reply: schema.profile },
  'PUT /api/profile': {
    summary: 'Change my name, phone, language and preferences',
    access: loggedIn,
    ifMatch: true,
    body: schema.profileEdit,
    reply: created,
  },
  'POST /api/profile/password': {
    summary: 'Change my password; my other sessions end',
    access: loggedIn,
    body: schema.passwordChange,
  },
  'POST /api/profile/totp': {
    summary: 'Start to set up an authenticator app; the secret is shown once',
    access: loggedIn,
    body: schema.passwordOnly,
    reply: schema.totpEnrolment,
  },
  'POST /api/profile/totp/confirm': {
    summary: 'Finish the set-up with a code of the app; recovery codes are shown once',
    access: loggedIn,
    rate: rare,
    body: schema.totpCode,
    reply: schema.recoveryCodes,
  },
  'DELETE /api/profile/totp': {
    summary: 'Log in without the authenticator app again',
    access: loggedIn,
    body: schema.passwordOnly,
  },
  'POST /api/profile/two-factor-mail': {
    summary: 'Codes by mail on or off',
    access: loggedIn,
    body: schema.mailCodes,
  },
  'GET /api/profile/sessions': {
    summary: 'Where I am logged in',
    access: loggedIn,
    reply: z.array(schema.sessionRow),
  },
  'DELETE /api/profile/sessions': { summary: 'End all my sessions but this one', access: loggedIn },
  'DELETE /api/profile/sessions/{id}': {
    summary: 'End one of my sessions',
    access: loggedIn,
    params: idParams,
  },
  'GET /api/offices/scope': {
    summary: 'The offices I work in, the one for the login first',
    access: loggedIn,
    reply: z.array(schema.scopedOffice),
  },
  'GET /api/offices/{officeId}': {
    summary: 'The office I have chosen',
    access: loggedIn,
    params: z.strictObject({ officeId: id }),
    reply: schema.activeOffice,
  },
});
