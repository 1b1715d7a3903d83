import { useState } from 'react';
import { z } from 'zod';
import { idDocumentInput } from '#domain/areas/customers/customer.schema.ts';
import type { CustomerPaper, IdDocument } from '#domain/areas/customers/customer.replies.ts';
import { blankId } from '#web/engine/customer-picker/blank-person.ts';
import type { IdValues } from '#web/engine/customer-picker/blank-person.ts';
import { DocumentFill } from '#web/engine/customer-picker/document-fill.tsx';
import { IdFields } from '#web/engine/customer-picker/id-fields.tsx';
import { FormDialog } from '#web/engine/form/form-dialog.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';
import { IdFiles } from './ids-fields.tsx';
import { useCustomerWords } from './use-customer-words.ts';

// The fields stand below a name, as in the form of a new customer.
const schema = z.object({ id: idDocumentInput });

interface IdDialogProps {
  customer: CustomerPaper;
  /** Without it a new one. */
  document: IdDocument | undefined;
  onClose: () => void;
}

/** An identity document of a customer, new or corrected. */
export function IdDialog({ customer: { id, version }, document, onClose }: IdDialogProps) {
  const t = useMessages('customers');
  const { toast } = useToast();
  const { labels } = useCustomerWords();
  const adding = useAct('POST /api/customers/{id}/ids');
  const editing = useAct('PUT /api/customers/{id}/ids/{idDocument}');
  const [values] = useState(() => ({ id: document ? valuesOf(document) : blankId }));

  async function save(body: z.output<typeof idDocumentInput>, options: { ifMatch?: number }) {
    try {
      if (!document) return await adding.mutateAsync({ params: { id }, body, options });
      return await editing.mutateAsync({ params: { id, idDocument: document.id }, body, options });
    } catch (error) {
      throw belowName(error);
    }
  }

  return (
    <FormDialog
      title={t(($) => (document ? $.ids.editTitle : $.addId))}
      {...{ schema, values, labels, version, onClose }}
      submit={(body, options) => save(body.id, options)}
      onSaved={() => {
        toast(t(($) => $.ids.saved));
        void refresh('GET /api/customers', '/activity/');
        onClose();
      }}
    >
      <DocumentFill idName="id" />
      <IdFields name="id" />
      <IdFiles name="id" />
    </FormDialog>
  );
}

function valuesOf({ type, number, country, state, issuedOn, expiresOn, ...rest }: IdDocument): IdValues {
  return {
    type,
    number,
    issuedOn,
    expiresOn,
    // The schema says whether an old country or state is still one.
    country: country as IdValues['country'],
    state: state as IdValues['state'],
    frontFileId: rest.frontFileId,
    backFileId: rest.backFileId,
    verification: rest.verification,
    mrz: '',
  };
}

function belowName(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.fields.length === 0) return error;
  const { message, status, code, endpoint } = error;
  const fields = error.fields.map((field) => ({ ...field, path: `id.${field.path}` }));
  return new ApiError(message, { status, code, endpoint, details: { fields } });
}
