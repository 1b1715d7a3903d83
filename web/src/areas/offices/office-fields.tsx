import {
  mdiHelpCircleOutline,
  mdiHandshakeOutline,
  mdiStorefrontOutline,
  mdiTruckDeliveryOutline,
} from '@mdi/js';
import { officeTypeLabels } from '#domain/access/access.labels.ts';
import type { OfficeType } from '#domain/access/office-type.ts';
import { FormChoice } from '#web/engine/form/form-choices.tsx';
import { FormSwitch, FormText, FormTiles } from '#web/engine/form/form-fields.tsx';
import { FormFile } from '#web/engine/form/form-file.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { searchOffices } from './search-offices.ts';
import { searchZones } from './search-zones.ts';

/** The usual one first. */
const icons = {
  Regular: mdiStorefrontOutline,
  External: mdiHandshakeOutline,
  Provider: mdiTruckDeliveryOutline,
  None: mdiHelpCircleOutline,
} as const satisfies Record<OfficeType, string>;
const officeTypes = Object.keys(icons) as OfficeType[];

/** What kind of office it is and how it is called. */
export function OfficeFields({ known }: { known: readonly Option[] }) {
  const t = useMessages('offices');
  const types = officeTypeLabels[useLanguage()];
  return (
    <FormSection number={1} title={t(($) => $.section.office)}>
      <FormTiles
        name="officeType"
        label={t(($) => $.field.officeType)}
        tiles={officeTypes.map((value) => ({
          value,
          label: types[value],
          promise: t(($) => $.type[value]),
          icon: icons[value],
        }))}
      />
      <FieldGrid>
        <FormText name="name" label={t(($) => $.field.name)} isRequired maxLength={80} />
        <FormText
          name="code"
          label={t(($) => $.field.code)}
          hint={t(($) => $.hint.code)}
          isRequired
          maxLength={4}
        />
        <FormText name="territory" label={t(($) => $.field.territory)} maxLength={80} />
        <FormChoice
          name="parentId"
          label={t(($) => $.field.parentId)}
          hint={t(($) => $.hint.parentId)}
          placeholder={t(($) => $.hint.search)}
          options={searchOffices}
          known={known}
        />
        <FormChoice name="timeZone" label={t(($) => $.field.timeZone)} options={searchZones} isRequired />
      </FieldGrid>
      <FormSwitch
        name="accessAllowToCustomerInfo"
        label={t(($) => $.field.accessAllowToCustomerInfo)}
        hint={t(($) => $.hint.customerInfo)}
      />
      <FormFile name="logoFileId" label={t(($) => $.field.logoFileId)} use="image" accept="image/*" />
    </FormSection>
  );
}
