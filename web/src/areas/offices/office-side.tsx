import { formatFilter } from '#domain/kernel/filter.ts';
import type { OfficePaper } from '#domain/areas/offices/offices.endpoints.ts';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import styles from './office-sheet.module.css';

type Named = OfficePaper['children'][number];

/** Who works here, and with whom the office works. */
export function OfficeSide({ office }: { office: OfficePaper }) {
  const t = useMessages('offices');
  const filter = formatFilter({ column: 'offices', operator: 'contains', values: [office.code] });
  const users = `/settings/users?filter=${encodeURIComponent(filter)}`;
  return (
    <Sheet padding="side" title={t(($) => $.paper.people)}>
      <KeyValueList
        items={[
          {
            label: t(($) => $.paper.working),
            value: (
              <>
                {formatNumber(office.users)} · <a href={users}>{t(($) => $.paper.seeUsers)}</a>
              </>
            ),
          },
          { label: t(($) => $.paper.linked), value: <Names offices={office.linkedOffices} /> },
          { label: t(($) => $.paper.children), value: <Names offices={office.children} /> },
          { label: t(($) => $.paper.created), value: formatDate(office.createdAt) },
        ]}
      />
    </Sheet>
  );
}

function Names({ offices }: { offices: readonly Named[] }) {
  const t = useMessages('offices');
  if (offices.length === 0) return t(($) => $.paper.none);
  return (
    <ul className={styles.list}>
      {offices.map(({ id, name }) => (
        <li key={id}>
          <a href={`/settings/offices/paper/${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
