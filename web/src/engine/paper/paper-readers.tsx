import { useState } from 'react';
import { Popover } from '#web/kit/overlay/popover.tsx';
import { Tooltip } from '#web/kit/overlay/tooltip.tsx';
import { Avatar } from '#web/kit/text/avatar.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useReaders } from '../live/use-readers.ts';
import type { Entity } from '../timeline/use-history.ts';
import styles from './paper-readers.module.css';

const shown = 3;

/** Who else has this paper open: faces beside the title, their names at hover, at a press and for readers. */
export function PaperReaders({ entity, id }: Entity) {
  const t = useMessages('paper');
  const readers = useReaders({ entity, id });
  const [anchor, setAnchor] = useState<HTMLElement>();
  const text = t(($) => $.alsoOpen, { names: readers.map(({ name }) => name).join(', ') });
  const isAlone = readers.length === 0;
  return (
    <>
      <span role="status" className="visually-hidden">
        {isAlone ? '' : text}
      </span>
      {!isAlone && (
        <Tooltip text={text}>
          <button
            type="button"
            className={styles.readers}
            aria-label={text}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            {readers.slice(0, shown).map(({ id: reader, name }) => (
              <Avatar key={reader} name={name} />
            ))}
            {readers.length > shown && <span className={styles.more}>+{readers.length - shown}</span>}
          </button>
        </Tooltip>
      )}
      <Popover
        anchor={isAlone ? undefined : anchor}
        label={t(($) => $.readers)}
        onClose={() => setAnchor(undefined)}
      >
        <ul className={styles.names}>
          {readers.map(({ id: reader, name }) => (
            <li key={reader}>
              <Avatar name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Popover>
    </>
  );
}
