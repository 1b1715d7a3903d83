import { mdiClose } from '@mdi/js';
import type { SettingKind } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Timeline } from '#web/kit/layout/timeline.tsx';
import { Drawer } from '#web/kit/overlay/drawer.tsx';
import type { Answer } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { useCall } from '#web/lib/query.ts';
import { settingFields } from './setting-fields.ts';
import styles from './setting-history.module.css';
import type { SettingWords } from './use-setting-words.ts';
import { useSettingWords } from './use-setting-words.ts';

type Version = Answer<'GET /api/settings/transfers/{kind}/history'>['versions'][number];

interface SettingHistoryProps {
  kind: SettingKind;
  isOpen: boolean;
  onClose: () => void;
}

/** Who changed the table, when, why, and each field before and after. */
export function SettingHistory({ kind, isOpen, onClose }: SettingHistoryProps) {
  const words = useSettingWords();
  const { t } = words;
  const { data } = useCall(
    'GET /api/settings/transfers/{kind}/history',
    { params: { kind }, query: {} },
    { enabled: isOpen },
  );
  const label = `${t(($) => $.history)}: ${t(($) => $.kind[kind])}`;
  return (
    <Drawer isOpen={isOpen} side="end" label={label} onClose={onClose}>
      <div className={styles.panel}>
        <header>
          <h2>{label}</h2>
          <IconButton icon={mdiClose} label={t(($) => $.close)} onClick={onClose} />
        </header>
        {data === undefined ? (
          <Skeleton shape="paper" />
        ) : (
          <Timeline
            label={label}
            events={data.versions.map((version) => ({
              id: version.id,
              title: <Entry version={version} words={words} />,
              tone: version.action === 'Set' ? 'info' : 'warn',
              note: [
                t(($) => $.changed, { who: version.changedBy, when: formatDateTime(version.changedAt) }),
                version.reason,
              ].join(' · '),
            }))}
          />
        )}
      </div>
    </Drawer>
  );
}

function Entry({ version, words }: { version: Version; words: SettingWords }) {
  const { t, name } = words;
  const { kind, value, before } = version;
  const row = value ?? before;
  return (
    <div className={styles.entry}>
      <b>{row === null ? version.key : name(kind, row)}</b>
      <small>
        {version.action === 'Withdraw' && `${t(($) => $.withdrawn)} · `}
        {version.action === 'End' && `${t(($) => $.ended)} · `}
        {t(($) => $.from, { when: formatDateTime(version.validFrom) })}
        {version.validTo !== null && `, ${t(($) => $.until, { when: formatDateTime(version.validTo) })}`}
      </small>
      {changesOf(version, words).map(({ label, from, to }) => (
        <span key={label}>
          {label}: <del>{from}</del> → <ins>{to}</ins>
        </span>
      ))}
    </div>
  );
}

/** Fields that differ from what counted before; of a first version all that say something. */
function changesOf({ kind, value, before }: Version, { t, show }: SettingWords) {
  if (value === null) return [];
  return settingFields[kind]
    .filter(({ name, isKey }) => isKey !== true && !isEqual(before?.[name], value[name]))
    .map((field) => ({
      label: t(($) => $.field[field.name]),
      from: before === null ? t(($) => $.nothing) : show(field, before[field.name], before),
      to: show(field, value[field.name], value),
    }));
}

/** Values are JSON: they are the same when their texts are. */
function isEqual(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}
