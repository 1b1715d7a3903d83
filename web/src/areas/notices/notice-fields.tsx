import { mdiAlertOctagonOutline, mdiAlertOutline, mdiInformationOutline } from '@mdi/js';
import { roleLabels, serviceTypeLabels } from '#domain/access/access.labels.ts';
import { severities } from '#domain/areas/notices/notice.values.ts';
import { FormChoices } from '#web/engine/form/form-choices.tsx';
import { FormSwitch, FormText, FormTiles } from '#web/engine/form/form-fields.tsx';
import { FormFile } from '#web/engine/form/form-file.tsx';
import { useOffices } from '#web/engine/session/use-office.ts';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { call } from '#web/lib/api.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { MomentField } from './moment-field.tsx';

const icons = {
  Info: mdiInformationOutline,
  Warning: mdiAlertOutline,
  Danger: mdiAlertOctagonOutline,
} as const;

async function findOffices(q: string, signal: AbortSignal) {
  const { rows } = await call('GET /api/settings/offices', { query: { q, limit: 25 } }, { signal });
  return rows.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` }));
}

export function NoticeFields() {
  const t = useMessages('notices');
  const language = useLanguage();
  const timeZone = useOffices().office?.timeZone ?? 'America/New_York';
  const known = useCall('GET /api/settings/offices', { query: { limit: 200 } }, { staleTime: 60_000 });
  return (
    <>
      <FormSection number={1} title={t(($) => $.said)}>
        <FormTiles
          name="severity"
          label={t(($) => $.severity)}
          tiles={severities.map((value) => ({
            value,
            label: t(($) => $.severities[value]),
            promise: t(($) => $.severityPromise[value]),
            icon: icons[value],
          }))}
        />
        <FieldGrid columns={2}>
          <FormText name="titleEn" label={t(($) => $.titleEn)} isRequired maxLength={120} />
          <FormText name="titleEs" label={t(($) => $.titleEs)} isRequired maxLength={120} />
          <FormText name="bodyEn" label={t(($) => $.bodyEn)} isRequired rows={6} maxLength={4000} />
          <FormText name="bodyEs" label={t(($) => $.bodyEs)} isRequired rows={6} maxLength={4000} />
        </FieldGrid>
        <FormFile
          name="attachmentFileId"
          label={t(($) => $.attachment)}
          use="document"
          accept=".pdf,image/*"
        />
      </FormSection>
      <FormSection number={2} title={t(($) => $.when)}>
        <FieldGrid columns={2}>
          <MomentField name="publishStart" label={t(($) => $.publishStart)} timeZone={timeZone} isRequired />
          <MomentField
            name="publishEnd"
            label={t(($) => $.publishEnd)}
            hint={t(($) => $.endHint)}
            timeZone={timeZone}
          />
        </FieldGrid>
      </FormSection>
      <FormSection number={3} title={t(($) => $.forWhom)}>
        <FieldGrid columns={1}>
          <FormChoices
            name="officeIds"
            label={t(($) => $.offices)}
            hint={t(($) => $.officesHint)}
            options={findOffices}
            known={known.data?.rows.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` }))}
          />
          <FormChoices
            name="roles"
            label={t(($) => $.roles)}
            hint={t(($) => $.rolesHint)}
            options={optionsOf(roleLabels[language])}
          />
          <FormChoices
            name="serviceTypes"
            label={t(($) => $.services)}
            hint={t(($) => $.servicesHint)}
            options={optionsOf(serviceTypeLabels[language])}
          />
        </FieldGrid>
        <FormSwitch
          name="mustAcknowledge"
          label={t(($) => $.mustAcknowledge)}
          hint={t(($) => $.mustAcknowledgeHint)}
        />
      </FormSection>
    </>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
