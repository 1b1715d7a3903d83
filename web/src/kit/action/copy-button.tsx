import { mdiCheck, mdiContentCopy } from '@mdi/js';
import { useCopy } from '#web/lib/copy.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { IconButton } from './icon-button.tsx';

/** Copies a text and says so for 1.5 s. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const t = useMessages('kit');
  const { isCopied, copy } = useCopy();
  return (
    <>
      <IconButton
        icon={isCopied ? mdiCheck : mdiContentCopy}
        size="sm"
        label={label ?? t(($) => $.copy.copy)}
        onClick={() => void copy(text)}
      />
      <span role="status" className="visually-hidden">
        {isCopied && t(($) => $.copy.copied)}
      </span>
    </>
  );
}
