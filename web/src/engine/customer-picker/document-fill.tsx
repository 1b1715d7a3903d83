import { useFormContext } from 'react-hook-form';
import { ScanDocument } from '#web/engine/scan/scan-document.tsx';
import type { ScannedDocument } from '#web/engine/scan/scanned-document.ts';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { useMessages } from '#web/lib/i18n.ts';

interface DocumentFillProps {
  /** Place of the document in the form: `ids.0`. Empty for a form that is the document itself. */
  idName: string;
}

/** Reads a document into the form around it: who it is, where they live, and the document. */
export function DocumentFill({ idName }: DocumentFillProps) {
  const t = useMessages('customer-picker');
  const { toast } = useToast();
  const { getValues, setValue } = useFormContext();

  function put(name: string, value: unknown) {
    // A form without the field, and what the document does not say, stay as they are.
    if (value === null || value === '' || getValues(name) === undefined) return;
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  }

  function fill({ id, address, ...person }: ScannedDocument) {
    for (const [name, value] of Object.entries(person)) put(name, value);
    for (const [name, value] of Object.entries(address ?? {})) put(`addresses.0.${name}`, value);
    const prefix = idName === '' ? '' : `${idName}.`;
    for (const [name, value] of Object.entries(id)) put(prefix + name, value);
    toast(t(($) => $.filled, { name: `${person.firstName} ${person.lastName}` }));
  }

  return <ScanDocument onRead={fill} />;
}
