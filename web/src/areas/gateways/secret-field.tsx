import { useFormContext, useWatch } from 'react-hook-form';
import type { GatewayPaper } from '#domain/areas/gateways/gateways.endpoints.ts';
import { FormPassword } from '#web/engine/form/form-fields.tsx';
import { Button } from '#web/kit/action/button.tsx';
import { formatDateTime } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './gateway-form.module.css';

interface SecretFieldProps {
  name: 'serviceKey' | 'securityKey';
  /** All that is ever told about it. */
  stored: GatewayPaper['serviceKey'];
}

/** A key that is written and never read back: left alone it stays, null takes it away. */
export function SecretField({ name, stored }: SecretFieldProps) {
  const t = useMessages('gateways');
  const { setValue, clearErrors } = useFormContext();
  const value = useWatch({ name }) as string | null | undefined;
  const key = t(($) => $.field[name]);

  function change(next: string | null | undefined) {
    clearErrors(name);
    setValue(name, next, { shouldDirty: true });
  }

  const undo = (
    <Button size="sm" aria-label={t(($) => $.key.undo, { key })} onClick={() => change(undefined)}>
      {t(($) => $.key.undoShort)}
    </Button>
  );
  if (typeof value === 'string') {
    return (
      <div className={styles.key}>
        <FormPassword name={name} label={key} hint={t(($) => $.key.once)} isRequired autoComplete="off" />
        {undo}
      </div>
    );
  }
  return (
    <div className={styles.secret}>
      <b>{key}</b>
      <span>{value === null ? t(($) => $.key.willGo) : state()}</span>
      <Button
        size="sm"
        aria-label={stored.isSet ? t(($) => $.key.replace, { key }) : t(($) => $.key.enter, { key })}
        onClick={() => change('')}
      >
        {stored.isSet ? t(($) => $.key.replaceShort) : t(($) => $.key.enterShort)}
      </Button>
      {stored.isSet && value === undefined && (
        <Button size="sm" aria-label={t(($) => $.key.remove, { key })} onClick={() => change(null)}>
          {t(($) => $.key.removeShort)}
        </Button>
      )}
      {value === null && undo}
    </div>
  );

  function state(): string {
    if (!stored.isSet) return t(($) => $.key.missing);
    if (stored.changedAt === null) return t(($) => $.key.set);
    return t(($) => $.key.setSince, { date: formatDateTime(stored.changedAt) });
  }
}
