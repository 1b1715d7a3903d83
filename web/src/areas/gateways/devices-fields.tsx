import { mdiPlus, mdiTrashCanOutline } from '@mdi/js';
import { useRef } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import type { GatewayPaper } from '#domain/areas/gateways/gateways.endpoints.ts';
import { FormText } from '#web/engine/form/form-fields.tsx';
import { useField } from '#web/engine/form/use-field.ts';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './gateway-form.module.css';

type Device = GatewayPaper['devices'][number];

const tones: Record<Device['connectionState'], Tone> = {
  Connected: 'ok',
  Disconnected: 'err',
  Unknown: 'mute',
};
const blank = { poiDeviceId: '', nickname: '', serial: '', connectionState: 'Unknown' };

/** Card terminals of the office; whether one is connected only the gateway knows. */
export function DevicesFields() {
  const t = useMessages('gateways');
  const { fields, append, remove } = useFieldArray({ name: 'devices' });
  const devices = useWatch({ name: 'devices' }) as readonly Device[];
  const { error } = useField('devices');
  const { errors } = useFormState({ name: 'devices' });
  const hasOwn = Object.keys(errors.devices ?? {}).some((key) => key !== 'root');
  const frame = useRef<HTMLDivElement>(null);

  /** The button goes with its row; the focus stays in the form. */
  function drop(index: number) {
    remove(index);
    frame.current?.querySelector<HTMLElement>(':scope > :last-child button')?.focus();
  }

  return (
    <div ref={frame} className={styles.rows}>
      {fields.length === 0 && <p className={styles.note}>{t(($) => $.device.none)}</p>}
      {fields.map(({ id }, index) => {
        const state = devices[index]?.connectionState ?? 'Unknown';
        return (
          <div key={id} className={styles.device}>
            <FieldGrid>
              <FormText
                name={`devices.${index}.nickname`}
                label={t(($) => $.device.nickname)}
                isRequired
                maxLength={60}
              />
              <FormText
                name={`devices.${index}.poiDeviceId`}
                label={t(($) => $.device.poiDeviceId)}
                isRequired
                maxLength={36}
              />
              <FormText name={`devices.${index}.serial`} label={t(($) => $.device.serial)} maxLength={60} />
            </FieldGrid>
            <div className={styles.foot}>
              <StatusChip tone={tones[state]} label={t(($) => $.device.state[state])} />
              <IconButton
                icon={mdiTrashCanOutline}
                label={t(($) => $.device.remove, { name: devices[index]?.nickname ?? '' })}
                onClick={() => drop(index)}
              />
            </div>
          </div>
        );
      })}
      {error && !hasOwn && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div>
        <Button size="sm" icon={mdiPlus} onClick={() => append(blank)}>
          {t(($) => $.device.add)}
        </Button>
      </div>
    </div>
  );
}
