import { languages } from '#domain/areas/users/user.values.ts';
import { usersLabels } from '#domain/areas/users/users.labels.ts';
import { FormSelect, FormText } from '#web/engine/form/form-fields.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import type { Answer } from '#web/lib/api.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './choice-groups.module.css';
import type { OfficeChoice } from './offices-fields.tsx';
import { OfficesFields } from './offices-fields.tsx';
import { RightsField } from './rights-field.tsx';
import { RolesField } from './roles-field.tsx';

interface UserFieldsProps {
  options: Answer<'GET /api/settings/users/options'>;
  /** Offices the user has that the editor may not give. */
  known?: readonly OfficeChoice[];
  isSelf?: boolean;
}

/** Who they are, where they work, what they do, what of the menu they see. */
export function UserFields({ options, known = [], isSelf = false }: UserFieldsProps) {
  const t = useMessages('users');
  const words = usersLabels[useLanguage()].values.language;
  const others = known.filter(({ id }) => !options.offices.some((office) => office.id === id));
  return (
    <>
      <FormSection number={1} title={t(($) => $.section.person)}>
        <FieldGrid columns={2}>
          <FormText name="firstName" label={t(($) => $.field.firstName)} isRequired />
          <FormText name="lastName" label={t(($) => $.field.lastName)} isRequired />
          <FormText
            name="email"
            type="email"
            label={t(($) => $.field.email)}
            hint={t(($) => $.emailHint)}
            isRequired
          />
          <FormText name="phone" type="tel" label={t(($) => $.field.phone)} hint={t(($) => $.phoneHint)} />
          <FormSelect
            name="language"
            label={t(($) => $.field.language)}
            hint={t(($) => $.languageHint)}
            options={languages.map((value) => ({ value, label: words?.[value] ?? value }))}
          />
        </FieldGrid>
      </FormSection>
      <FormSection number={2} title={t(($) => $.section.offices)}>
        <OfficesFields offices={[...options.offices, ...others]} />
      </FormSection>
      <FormSection number={3} title={t(($) => $.section.roles)}>
        {isSelf && <p className={styles.note}>{t(($) => $.self)}</p>}
        <RolesField givable={options.roles} isLocked={isSelf} />
      </FormSection>
      <FormSection number={4} title={t(($) => $.section.rights)}>
        <RightsField givable={options.rights} canGiveAll={options.canGiveAll} isLocked={isSelf} />
      </FormSection>
    </>
  );
}
