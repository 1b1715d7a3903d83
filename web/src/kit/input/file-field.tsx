import { mdiClose, mdiPaperclip } from '@mdi/js';
import { useId, useState } from 'react';
import type { DragEvent } from 'react';
import { useMessages } from '#web/lib/i18n.ts';
import { IconButton } from '../action/icon-button.tsx';
import { Icon } from '../text/icon.tsx';
import styles from './file-field.module.css';

interface FileFieldProps {
  label: string;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  /** Several go up as form fields `files`, one as `file`. */
  isMultiple?: boolean;
  /** As in HTML: `.pdf,image/*`. */
  accept?: string;
  error?: string;
  disabled?: boolean;
}

const SIZES = ['B', 'kB', 'MB', 'GB'];

function sizeOf({ size }: File): string {
  const step = Math.min(SIZES.length - 1, Math.floor(Math.log(Math.max(size, 1)) / Math.log(1000)));
  return `${(size / 1000 ** step).toFixed(step > 1 ? 1 : 0)} ${SIZES[step]}`;
}

/** The form a file upload sends: one as `file`, several as repeated `files`. */
export function fileForm(files: readonly File[], isMultiple: boolean): FormData {
  const form = new FormData();
  for (const file of isMultiple ? files : files.slice(0, 1)) form.append(isMultiple ? 'files' : 'file', file);
  return form;
}

/** Files by choice or by dropping them on it; what was chosen can be taken away again. */
export function FileField({ label, files, onChange, isMultiple = false, ...props }: FileFieldProps) {
  const { accept, error, disabled } = props;
  const id = useId();
  const t = useMessages('kit');
  const [isOver, setIsOver] = useState(false);

  function add(list: FileList | null) {
    const added = [...(list ?? [])];
    if (added.length > 0) onChange(isMultiple ? [...files, ...added] : added.slice(0, 1));
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) add(event.dataTransfer.files);
  }

  return (
    <div>
      <label
        className={isOver ? `${styles.drop} ${styles.over}` : styles.drop}
        onDrop={onDrop}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
      >
        <Icon path={mdiPaperclip} />
        <span>
          <b>{label}</b>{' '}
          <small>{isMultiple ? t(($) => $.field.dropFiles) : t(($) => $.field.dropFile)}</small>
        </span>
        <input
          type="file"
          className={styles.input}
          multiple={isMultiple}
          {...{ accept, disabled }}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            add(event.target.files);
            // The same file may be chosen again after it was taken away.
            event.target.value = '';
          }}
        />
      </label>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <li key={`${file.name} ${file.size}`}>
              <span>{file.name}</span> <small>{sizeOf(file)}</small>
              <IconButton
                icon={mdiClose}
                size="sm"
                label={t(($) => $.field.remove, { name: file.name })}
                onClick={() => onChange(files.filter((each) => each !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
