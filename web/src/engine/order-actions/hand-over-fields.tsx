import { idTypeLabels } from '#domain/areas/customers/customer-values.labels.ts';
import type { CashDue } from '#domain/order/banknotes.ts';
import { useState } from 'react';
import { FormSelect, FormText } from '#web/engine/form/form-fields.tsx';
import { useField } from '#web/engine/form/use-field.ts';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { SignaturePad } from '#web/kit/input/signature-pad.tsx';
import { Switch } from '#web/kit/input/switch.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import type { AskedParts } from './asked-parts.ts';
import { NotesField } from './notes-field.tsx';
import { PhotoField } from './photo-field.tsx';

/** What a person shows in Cuba. */
const shownDocuments = ['CarnetDeIdentidad', 'Passport'] as const;

/** To whom it is handed over: the document, its number as typed by who sees it, the PIN at the counter. */
export function RecipientFields({ asked }: { asked: AskedParts }) {
  const t = useMessages('order-actions');
  const types = idTypeLabels[useLanguage()];
  return (
    <FieldGrid columns={2}>
      {asked.recipientId && (
        <>
          <FormSelect
            name="recipientId.type"
            label={t(($) => $.idType)}
            options={shownDocuments.map((value) => ({ value, label: types[value] }))}
          />
          <FormText
            name="recipientId.number"
            label={t(($) => $.idNumber)}
            hint={t(($) => $.idNumberHint)}
            isRequired
            autoComplete="off"
            maxLength={30}
          />
        </>
      )}
      <FormText name="recipientId.name" label={t(($) => $.receivedBy)} isRequired isWide maxLength={200} />
      {asked.pin && (
        <FormText
          name="pin"
          label={t(($) => $.pin)}
          hint={t(($) => $.pinHint)}
          isRequired
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
        />
      )}
    </FieldGrid>
  );
}

/** What shows later that it was handed over: signature, photos, place. */
export function ProofFields({ due }: { due: CashDue | undefined }) {
  const t = useMessages('order-actions');
  const { field, error } = useField('signature');
  return (
    <>
      <PhotoField name="photoFileIds" />
      <SignaturePad
        label={t(($) => $.signature)}
        hint={t(($) => $.signHere)}
        clearLabel={t(($) => $.signAgain)}
        onChange={field.onChange}
        error={error}
      />
      {due && <NotesField due={due} />}
      <PlaceField />
    </>
  );
}

/** The place is asked of the device only when the person wants it kept. */
function PlaceField() {
  const t = useMessages('order-actions');
  const { field } = useField('place');
  const [note, setNote] = useState<string>();

  function choose(isWanted: boolean) {
    field.onChange(null);
    setNote(undefined);
    if (!isWanted) return;
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        field.onChange({ latitude, longitude });
        setNote(t(($) => $.placeFound, { meters: Math.ceil(accuracy) }));
      },
      () => setNote(t(($) => $.placeUnknown)),
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  }

  return (
    <Switch
      label={t(($) => $.place)}
      checked={field.value !== null}
      hint={note}
      onChange={(event) => choose(event.target.checked)}
    />
  );
}
