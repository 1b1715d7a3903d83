import { useState } from 'react';
import type { BulkInput } from '#web/engine/explorer/bulk/bulk-action.ts';
import { Combobox } from '#web/kit/input/combobox.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { searchOffices } from './search-offices.ts';
import styles from './bulk-input.module.css';

export interface BulkOfficesProps {
  onChange: (value: BulkInput) => void;
}

/** Which offices an action links or unlinks; nothing is sent before one is chosen. */
export function BulkOffices({ onChange }: BulkOfficesProps) {
  const t = useMessages('offices');
  const [chosen, setChosen] = useState<readonly Option[]>([]);
  return (
    <div className={chosen.length === 0 ? styles.room : undefined}>
      <Combobox
        label={t(($) => $.bulk.offices)}
        placeholder={t(($) => $.bulk.chooseOffices)}
        isMultiple
        options={searchOffices}
        value={chosen}
        onChange={(options) => {
          setChosen(options);
          onChange(options.length === 0 ? undefined : { officeIds: options.map(({ value }) => value) });
        }}
      />
    </div>
  );
}
