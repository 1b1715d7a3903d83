import type { RuleVersion } from '#domain/areas/hold-rules/hold-rules.endpoints.ts';
import type { CallInput } from '#web/lib/api.ts';

export type RuleForm = NonNullable<CallInput<'POST /api/settings/hold-rules'>['body']>;

/** A version as the form that would write it again; its own beginning is not kept, since it has passed. */
export function inputOf(version: RuleVersion): RuleForm {
  const { code, name, measure, action, checkType, services, isOn, isAml, source, activeTo } = version;
  const isPlanned = new Date(version.activeFrom) > new Date();
  return {
    code,
    name,
    measure,
    action,
    checkType: checkType === 'Ofac' ? 'Other' : checkType,
    services: services as RuleForm['services'],
    isOn,
    isAml,
    source,
    activeFrom: isPlanned ? version.activeFrom : null,
    activeTo,
  };
}
