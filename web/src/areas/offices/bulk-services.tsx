import { useState } from 'react';
import { serviceTypeLabels } from '#domain/access/access.labels.ts';
import { officeServices } from '#domain/areas/offices/office.values.ts';
import type { BulkInput } from '#web/engine/explorer/bulk/bulk-action.ts';
import { Combobox } from '#web/kit/input/combobox.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';

/** Which services an action adds or removes; nothing is sent before one is chosen. */
export function BulkServices({ onChange }: { onChange: (value: BulkInput) => void }) {
  const t = useMessages('offices');
  const names = serviceTypeLabels[useLanguage()];
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  return (
    <Combobox
      label={t(($) => $.bulk.services)}
      placeholder={t(($) => $.bulk.chooseServices)}
      isMultiple
      options={officeServices.map((service) => ({ value: service, label: names[service] }))}
      value={chosen}
      onChange={(options) => {
        setChosen(options);
        onChange(options.length === 0 ? undefined : { services: options.map(({ value }) => value) });
      }}
    />
  );
}
