import { menuRightLabels, roleLabels } from '#domain/access/access.labels.ts';
import type { MenuRight } from '#domain/access/menu-right.ts';
import type { UserPaper } from '#domain/areas/users/users.endpoints.ts';
import { usersLabels } from '#domain/areas/users/users.labels.ts';
import { PaperColumns, PaperSection } from '#web/engine/paper/paper-section.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { formatPhone } from '#web/lib/format.ts';
import { rightGroupNames, rightGroups, shortRight } from './right-groups.ts';
import styles from './user-sheet.module.css';

/** A user with the offices by their codes, as the log names them: so that the sheet can be shown as it was. */
export interface UserRecord extends Omit<UserPaper, 'offices'> {
  readonly officeIds: readonly string[];
  readonly defaultOfficeId: string | null;
  /** Every office met so far, by its code. */
  readonly officeNames: Readonly<Record<string, string>>;
}

/** The person, where they work, what they do, what of the menu they see. */
export function UserSheet({ user }: { user: UserRecord }) {
  const t = useMessages('users');
  const language = useLanguage();
  const { rights, officeNames } = user;
  return (
    <>
      <PaperColumns>
        <PaperSection title={t(($) => $.section.person)}>
          <KeyValueList
            items={[
              { label: t(($) => $.field.firstName), value: user.firstName },
              { label: t(($) => $.field.lastName), value: user.lastName },
              { label: t(($) => $.field.email), value: <a href={`mailto:${user.email}`}>{user.email}</a> },
              { label: t(($) => $.field.phone), value: formatPhone(user.phone) || undefined },
              {
                label: t(($) => $.field.language),
                value: usersLabels[language].values.language?.[user.language],
              },
            ]}
          />
        </PaperSection>
        <PaperSection title={t(($) => $.paper.offices)}>
          <ul className={styles.list}>
            {user.officeIds.map((code) => (
              <li key={code}>
                <b>{code}</b> {officeNames[code]}
                {code === user.defaultOfficeId && <small>{t(($) => $.paper.atLogin)}</small>}
              </li>
            ))}
          </ul>
        </PaperSection>
      </PaperColumns>
      <PaperSection title={t(($) => $.section.roles)}>
        <ul className={styles.list}>
          {user.roles.map((role) => (
            <li key={role}>
              <b>{roleLabels[language][role]}</b>
              <small>{t(($) => $.opens[role])}</small>
            </li>
          ))}
        </ul>
      </PaperSection>
      <PaperSection title={t(($) => $.paper.rights)}>
        {rights.all ? (
          <p className={styles.text}>
            <b>{t(($) => $.rights.all)}.</b> {t(($) => $.rights.allText)}
          </p>
        ) : (
          <Rights list={rights.list} />
        )}
      </PaperSection>
    </>
  );
}

function Rights({ list }: { list: readonly MenuRight[] }) {
  const t = useMessages('users');
  const names = menuRightLabels[useLanguage()];
  const groups = rightGroupNames.map((group) => ({
    label: t(($) => $.rights.group[group]),
    value: rightGroups[group]
      .filter((right: MenuRight) => list.includes(right))
      .map((right) => shortRight(names[right]))
      .join(', '),
  }));
  return <KeyValueList items={groups.filter(({ value }) => value !== '')} />;
}
