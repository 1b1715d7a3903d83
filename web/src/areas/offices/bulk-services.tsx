import { serviceTypeLabels } from '#domain/access/access.labels.ts';
import type { officeServices } from '#domain/areas/offices/office.values.ts';
import type { BulkInput } from '#web/engine/explorer/bulk/bulk-action.ts';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './bulk-input.module.css';

interface BulkServicesProps {
  services: readonly (typeof officeServices)[number][];
  value: BulkInput;
  onChange: (value: BulkInput) => void;
}

/** Which services an action adds or removes; nothing is sent before one is ticked. */
export function BulkServices({ services: offered, value, onChange }: BulkServicesProps) {
  const t = useMessages('offices');
  const names = serviceTypeLabels[useLanguage()];
  const chosen = (value?.services ?? []) as readonly string[];

  function toggle(service: string, isOn: boolean) {
    const services = isOn ? [...chosen, service] : chosen.filter((each) => each !== service);
    onChange(services.length === 0 ? undefined : { services });
  }

  return (
    <fieldset className={styles.services}>
      <legend>{t(($) => $.bulk.services)}</legend>
      {offered.map((service) => (
        <Checkbox
          key={service}
          label={names[service]}
          checked={chosen.includes(service)}
          onChange={(event) => toggle(service, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
