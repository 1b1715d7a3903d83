import type { FastifyInstance } from 'fastify';
import { holdRulesEndpoints } from '#domain/areas/hold-rules/hold-rules.endpoints.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { activateRule, askForRule, draftRule, dropRule, editDraft } from './change-rule.queries.ts';
import { listRules, ruleHistory } from './rule-versions.queries.ts';
import { tryRule } from './try-rule.queries.ts';

export function bindHoldRules(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: holdRulesEndpoints,
    handlers: {
      'GET /api/settings/hold-rules': listRules,
      'GET /api/settings/hold-rules/{code}/history': (context, { params }) =>
        ruleHistory(context, params.code),
      'POST /api/settings/hold-rules': (context, { body }) => draftRule(context, body),
      'PUT /api/settings/hold-rules/{id}': (context, { params, body }) => editDraft(context, params.id, body),
      'POST /api/settings/hold-rules/{id}/ask': (context, { params, body }) =>
        askForRule(context, params.id, body.reason),
      'POST /api/settings/hold-rules/{id}/activate': (context, { params }) =>
        activateRule(context, params.id),
      'POST /api/settings/hold-rules/{id}/drop': (context, { params, body }) =>
        dropRule(context, params.id, body.reason),
      'POST /api/settings/hold-rules/what-if': (context, { body }) => tryRule(context, body),
    },
  });
}
