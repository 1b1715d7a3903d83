import { mdiCreditCardOutline, mdiHomeOutline, mdiStorefrontOutline, mdiWalletOutline } from '@mdi/js';
import { useState } from 'react';
import { Checkbox } from '#web/kit/input/checkbox.tsx';
import { CodeInput } from '#web/kit/input/code-input.tsx';
import { Combobox } from '#web/kit/input/combobox.tsx';
import { DateField } from '#web/kit/input/date-field.tsx';
import { FileField } from '#web/kit/input/file-field.tsx';
import { PasswordField } from '#web/kit/input/password-field.tsx';
import { RadioTiles } from '#web/kit/input/radio-tiles.tsx';
import { SelectField } from '#web/kit/input/select-field.tsx';
import type { Option } from '#web/kit/input/select-field.tsx';
import { Switch } from '#web/kit/input/switch.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { TimeField } from '#web/kit/input/time-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { Row } from './section.tsx';

const PROVINCES: Option[] = ['Camagüey', 'Granma', 'Holguín', 'La Habana', 'Villa Clara'].map((label) => ({
  value: label,
  label,
}));

type Way = 'home' | 'pickup' | 'card' | 'prepaid';

/** Text, choices and yes or no. */
export function FieldsSection() {
  const [one, setOne] = useState<readonly Option[]>(PROVINCES.slice(2, 3));
  const [many, setMany] = useState<readonly Option[]>(PROVINCES.slice(0, 2));
  return (
    <FormSection number={1} title="Receiver">
      <FieldGrid>
        <TextField label="Names" defaultValue="Rosa" isRequired />
        <TextField label="First surname" defaultValue="Peña" hint="As on the identity card" />
        <TextField label="Carné de identidad" defaultValue="580317123" error="11 digits are needed" />
        <SelectField label="Relationship" options={[{ value: 'm', label: 'Mother' }]} placeholder="Choose" />
        <Combobox label="Province" options={PROVINCES} value={one} onChange={setOne} />
        <Combobox label="Offices" options={PROVINCES} value={many} onChange={setMany} isMultiple />
        <TextField label="Phone" defaultValue="+53 5 331 0924" disabled />
        <TimeField label="Publish at" defaultValue="14:32" />
        <TextField label="Remark" rows={3} isWide />
      </FieldGrid>
      <Checkbox label="Keep the receiver" defaultChecked hint="Offered with the next order" />
      <Checkbox label="Not possible" disabled />
      <Switch label="Live refresh" defaultChecked />
      <Switch label="Sound" />
    </FormSection>
  );
}

/** Tiles, dates, secrets and files. */
export function ChoicesSection() {
  const [way, setWay] = useState<Way>('home');
  const [date, setDate] = useState('2026-11-20');
  const [password, setPassword] = useState('correct horse');
  const [code, setCode] = useState('123');
  const [files, setFiles] = useState<readonly File[]>([new File(['x'.repeat(48_000)], 'passport.pdf')]);
  return (
    <FormSection number={2} title="Delivery">
      <RadioTiles
        label="Method"
        value={way}
        onChange={setWay}
        tiles={[
          { value: 'home', label: 'Home cash', icon: mdiHomeOutline, promise: '2–3 days' },
          { value: 'pickup', label: 'Office pickup', icon: mdiStorefrontOutline, promise: 'today' },
          { value: 'card', label: 'Bank card', icon: mdiCreditCardOutline, promise: '24 h' },
          { value: 'prepaid', label: 'Prepaid', icon: mdiWalletOutline, reason: 'not in Holguín' },
        ]}
      />
      <FieldGrid>
        <DateField label="Date of birth" value={date} onChange={setDate} />
        <PasswordField
          label="New password"
          value={password}
          strengthOf={password}
          autoComplete="new-password"
          onChange={(event) => setPassword(event.target.value)}
        />
      </FieldGrid>
      <Row>
        <CodeInput label="One-time code" value={code} onChange={setCode} />
        <CodeInput
          label="Wrong code"
          value="123456"
          onChange={() => undefined}
          error="This code is not valid"
        />
      </Row>
      <FileField label="Documents" files={files} onChange={setFiles} isMultiple />
    </FormSection>
  );
}
