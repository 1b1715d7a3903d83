import { useState } from 'react';
import { useField } from '#web/engine/form/use-field.ts';
import { FileField, fileForm } from '#web/kit/input/file-field.tsx';
import { call } from '#web/lib/api.ts';

/** One file, uploaded when it is chosen; the form holds its id. */
export function AttachmentField({ name, label }: { name: string; label: string }) {
  const { field, error } = useField(name);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();

  async function choose(chosen: readonly File[]) {
    setFiles(chosen);
    setProblem(undefined);
    if (chosen.length === 0) return field.onChange(null);
    try {
      const { id } = await call(
        'POST /api/files',
        { query: { use: 'document' } },
        { form: fileForm(chosen, false) },
      );
      field.onChange(id);
    } catch (refusal) {
      setProblem(refusal instanceof Error ? refusal.message : String(refusal));
    }
  }

  return (
    <FileField
      label={label}
      files={files}
      accept=".pdf,image/*"
      error={problem ?? error}
      onChange={(chosen) => void choose(chosen)}
    />
  );
}
