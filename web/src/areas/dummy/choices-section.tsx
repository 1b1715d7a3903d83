import { mdiCreditCardOutline, mdiHomeOutline, mdiStorefrontOutline, mdiWalletOutline } from '@mdi/js';
import { useState } from 'react';
import { CodeInput } from '#web/kit/input/code-input.tsx';
import { DateField } from '#web/kit/input/date-field.tsx';
import { FileField } from '#web/kit/input/file-field.tsx';
import { PasswordField } from '#web/kit/input/password-field.tsx';
import { RadioTiles } from '#web/kit/input/radio-tiles.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { Row } from './section.tsx';

type Way = 'home' | 'pickup' | 'card' | 'prepaid';

/** Tiles, dates, secrets and files. */
export function ChoicesSection() {
  const t = useMessages('dummy');
  const [way, setWay] = useState<Way>('home');
  const [date, setDate] = useState('2026-11-20');
  const [password, setPassword] = useState('correct horse');
  const [code, setCode] = useState('123');
  const [files, setFiles] = useState<readonly File[]>([new File(['x'.repeat(48_000)], 'passport.pdf')]);
  return (
    <FormSection number={2} title={t(($) => $.field.delivery)}>
      <RadioTiles
        label={t(($) => $.col.method)}
        value={way}
        onChange={setWay}
        tiles={[
          {
            value: 'home',
            label: t(($) => $.method.home),
            icon: mdiHomeOutline,
            promise: t(($) => $.method.homePromise),
          },
          {
            value: 'pickup',
            label: t(($) => $.method.pickup),
            icon: mdiStorefrontOutline,
            promise: t(($) => $.method.pickupPromise),
          },
          {
            value: 'card',
            label: t(($) => $.method.card),
            icon: mdiCreditCardOutline,
            promise: t(($) => $.method.cardPromise),
          },
          {
            value: 'prepaid',
            label: t(($) => $.method.prepaid),
            icon: mdiWalletOutline,
            reason: t(($) => $.method.prepaidReason),
          },
        ]}
      />
      <FieldGrid>
        <DateField label={t(($) => $.field.birth)} value={date} onChange={setDate} />
        <PasswordField
          label={t(($) => $.field.password)}
          value={password}
          strengthOf={password}
          autoComplete="new-password"
          onChange={(event) => setPassword(event.target.value)}
        />
      </FieldGrid>
      <Row>
        <CodeInput label={t(($) => $.field.code)} value={code} onChange={setCode} />
        <CodeInput
          label={t(($) => $.field.wrongCode)}
          value="123456"
          onChange={() => undefined}
          error={t(($) => $.field.codeError)}
        />
      </Row>
      <FileField label={t(($) => $.field.documents)} files={files} onChange={setFiles} isMultiple />
    </FormSection>
  );
}
