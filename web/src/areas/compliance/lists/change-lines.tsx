import { listChangesLabels } from '#domain/areas/compliance/lists.labels.ts';
import type { ListChangeRow } from '#domain/areas/compliance/lists.rows.ts';
import type { Tone } from '#web/kit/text/status-chip.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './lists.module.css';

const tones: Record<ListChangeRow['op'], Tone> = { add: 'ok', mod: 'info', del: 'mute' };

type Change = Pick<ListChangeRow, 'op' | 'before' | 'after' | 'identityChanged' | 'programAdded'>;

export function OpChip({ op }: { op: ListChangeRow['op'] }) {
  const language = useLanguage();
  return <StatusChip tone={tones[op]} label={listChangesLabels[language].values['op']?.[op] ?? op} />;
}

/** What a version changed of an entry, column by column, in the publisher's words. */
export function ChangeLines({ change }: { change: Change }) {
  const t = useMessages('lists');
  const { op, before, after } = change;
  const columns = Object.keys(after ?? before ?? {}).filter((name) => name !== 'id');
  return (
    <div className={styles.change}>
      <div className={styles.marks}>
        <OpChip op={op} />
        {op === 'mod' && change.identityChanged && (
          <StatusChip tone="warn" label={t(($) => $.identityChanged)} />
        )}
        {op === 'mod' && change.programAdded && <StatusChip tone="warn" label={t(($) => $.programAdded)} />}
      </div>
      <dl>
        {columns.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {op !== 'add' && <Side value={before?.[name]} isBefore />}
              {op === 'mod' && <span aria-hidden="true"> → </span>}
              {op !== 'del' && <Side value={after?.[name]} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Side({
  value,
  isBefore = false,
}: {
  value: string | readonly string[] | undefined;
  isBefore?: boolean;
}) {
  const t = useMessages('lists');
  const text = (typeof value === 'string' ? value : (value ?? []).join(' · ')) || t(($) => $.nothing);
  const Mark = isBefore ? 'del' : 'ins';
  return (
    <Mark>
      <span className="visually-hidden">{isBefore ? t(($) => $.before) : t(($) => $.after)}: </span>
      {text}
    </Mark>
  );
}
