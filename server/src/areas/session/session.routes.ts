import type { FastifyInstance } from 'fastify';
import { sessionEndpoints } from '#domain/areas/session/session.endpoints.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { activate } from './activate.queries.ts';
import { answerChallenge } from './answer-challenge.queries.ts';
import { changePassword } from './change-password.queries.ts';
import { checkLink } from './check-link.queries.ts';
import { logIn } from './log-in.queries.ts';
import { switchMailCodes } from './mail-codes.queries.ts';
import { listMyOffices, readMyOffice } from './my-offices.queries.ts';
import { endOtherSessions, endSession, listSessions, logOut } from './my-sessions.queries.ts';
import { editProfile, readProfile } from './profile.queries.ts';
import { resendCode } from './resend-code.queries.ts';
import { askReset, confirmReset } from './reset-password.queries.ts';
import { confirmTotp, removeTotp, startTotp } from './totp.queries.ts';

export function bindSession(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: sessionEndpoints,
    handlers: {
      'POST /api/login': (context, { body }) => logIn(context, body),
      'POST /api/login/code': (context, { body }) => answerChallenge(context, body),
      'POST /api/login/resend': (context, { body }) => resendCode(context, body),
      'POST /api/logout': (context) => logOut(context),
      'POST /api/activate/check': (context, { body }) => checkLink(context, { ...body, kind: 'activation' }),
      'POST /api/activate': (context, { body }) => activate(context, body),
      'POST /api/reset': (context, { body }) => askReset(context, body),
      'POST /api/reset/check': (context, { body }) => checkLink(context, { ...body, kind: 'reset' }),
      'POST /api/reset/confirm': (context, { body }) => confirmReset(context, body),
      'GET /api/profile': (context) => readProfile(context),
      'PUT /api/profile': (context, { body }) => editProfile(context, body),
      'POST /api/profile/password': (context, { body }) => changePassword(context, body),
      'POST /api/profile/totp': (context, { body }) => startTotp(context, body),
      'POST /api/profile/totp/confirm': (context, { body }) => confirmTotp(context, body),
      'DELETE /api/profile/totp': (context, { body }) => removeTotp(context, body),
      'POST /api/profile/two-factor-mail': (context, { body }) => switchMailCodes(context, body),
      'GET /api/profile/sessions': (context) => listSessions(context),
      'DELETE /api/profile/sessions': (context) => endOtherSessions(context),
      'DELETE /api/profile/sessions/{id}': (context, { params }) => endSession(context, params),
      'GET /api/offices/scope': (context) => listMyOffices(context),
      'GET /api/offices/{officeId}': (context, { params }) => readMyOffice(context, params),
    },
  });
}
