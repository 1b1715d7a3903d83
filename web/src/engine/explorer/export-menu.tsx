import { mdiDownload } from '@mdi/js';
import { useState } from 'react';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { Menu } from '#web/kit/overlay/menu.tsx';
import { downloadBlob } from '#web/lib/download.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { Explorer } from '#domain/kernel/explorer.ts';
import { callExport } from './explorer-calls.ts';
import type { ExportOrder } from './explorer-calls.ts';
import styles from './explorer.module.css';

interface ExportMenuProps {
  explorer: Explorer;
  /** What the screen shows now: the file has exactly these rows, columns and order. */
  order: Omit<ExportOrder, 'format' | 'ids'>;
  ids: readonly string[];
}

const formats = ['csv', 'xlsx'] as const;

/** The rows of the filter as a file that the server writes; with a selection also only these. */
export function ExportMenu({ explorer, order, ids }: ExportMenuProps) {
  const t = useMessages('explorer');
  const { toastError } = useToast();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isBusy, setIsBusy] = useState(false);

  async function run(format: ExportOrder['format'], chosen: readonly string[]): Promise<void> {
    setIsBusy(true);
    try {
      const { blob, name } = await callExport(explorer, { ...order, format, ids: chosen });
      downloadBlob(blob, name);
    } catch (error) {
      toastError(error);
    }
    setIsBusy(false);
  }

  const entries = (words: string, chosen: readonly string[]) =>
    formats.map((format) => ({
      id: `${format}${chosen.length}`,
      label: `${words} · ${format.toUpperCase()}`,
      onClick: () => void run(format, chosen),
    }));
  return (
    <>
      <Button
        icon={mdiDownload}
        isBusy={isBusy}
        aria-label={t(($) => $.export)}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className={styles.wideOnly}>{t(($) => $.export)}</span>
      </Button>
      <Menu
        anchor={anchor}
        label={t(($) => $.export)}
        onClose={() => setAnchor(undefined)}
        entries={[
          ...entries(
            t(($) => $.exportAll),
            [],
          ),
          ...(ids.length > 0
            ? entries(
                t(($) => $.exportChosen),
                ids,
              )
            : []),
        ]}
      />
    </>
  );
}
