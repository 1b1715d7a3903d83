import { useId } from 'react';
import { paymentChannels } from '#domain/areas/gateways/gateway.values.ts';
import { useField } from '#web/engine/form/use-field.ts';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './gateway-form.module.css';

/** How cards come in. */
export function ChannelsField() {
  const t = useMessages('gateways');
  const { field, error } = useField('channels');
  const errorId = useId();
  const chosen = field.value as readonly string[];
  return (
    <fieldset className={styles.channels} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{t(($) => $.field.channels)}</legend>
      {paymentChannels.map((channel) => (
        <Checkbox
          key={channel}
          label={t(($) => $.channel[channel])}
          hint={t(($) => $.channel[`${channel}Text`])}
          checked={chosen.includes(channel)}
          onChange={({ target }) =>
            field.onChange(target.checked ? [...chosen, channel] : chosen.filter((each) => each !== channel))
          }
        />
      ))}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
