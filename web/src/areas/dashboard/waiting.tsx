import { mdiAccountClockOutline, mdiChevronRight, mdiFileEditOutline, mdiShieldKeyOutline } from '@mdi/js';
import { Link } from '@tanstack/react-router';
import { mayCall } from '#domain/access/access.ts';
import type { Access } from '#domain/access/access.ts';
import type { Subject } from '#domain/access/subject.ts';
import { noticesWriteAccess } from '#domain/areas/notices/notices.explorer.ts';
import { usersAccess } from '#domain/areas/users/users.explorer.ts';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { Icon } from '#web/kit/text/icon.tsx';
import type { Answer } from '#web/lib/api.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import styles from './dashboard.module.css';

const invited = ['status:in:Invited'];
const drafts = ['status:in:Draft'];
const fewCodes = 3;

interface WaitingProps {
  subject: Subject;
  profile: Answer<'GET /api/profile'> | undefined;
}

interface Entry {
  readonly id: string;
  readonly icon: string;
  readonly text: string;
  readonly to: string;
  readonly search: Readonly<Record<string, string | string[]>>;
}

/** What this person can bring forward now. */
export function Waiting({ subject, profile }: WaitingProps) {
  const t = useMessages('dashboard');
  const entries = useEntries(subject, profile);
  return (
    <Sheet title={t(($) => $.waits)}>
      {entries.length === 0 && <p className={styles.quiet}>{t(($) => $.nothingWaits)}</p>}
      <ul className={styles.waiting}>
        {entries.map(({ id, icon, text, to, search }) => (
          <li key={id}>
            <Link to={to} search={search}>
              <Icon path={icon} />
              <span>{text}</span>
              <Icon path={mdiChevronRight} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function useEntries(subject: Subject, profile: WaitingProps['profile']): Entry[] {
  const t = useMessages('dashboard');
  const may = (access: Access) => ({ enabled: mayCall(access, subject).allowed });
  const users = useCall('GET /api/settings/users/totals', { query: { filter: invited } }, may(usersAccess));
  const notices = useCall(
    'GET /api/settings/notices/totals',
    { query: { filter: drafts } },
    may(noticesWriteAccess),
  );
  const counts = { invited: users.data?.count ?? 0, drafts: notices.data?.count ?? 0 };
  const security = { icon: mdiShieldKeyOutline, to: '/profile', search: { tab: 'security' } };
  const codes = profile?.twoFactor === 'Totp' ? profile.recoveryCodesLeft : fewCodes;
  return [
    {
      id: 'invited',
      isDue: counts.invited > 0,
      icon: mdiAccountClockOutline,
      text: t(($) => $.invited, { count: counts.invited }),
      to: '/settings/users',
      search: { filter: invited },
    },
    {
      id: 'drafts',
      isDue: counts.drafts > 0,
      icon: mdiFileEditOutline,
      text: t(($) => $.drafts, { count: counts.drafts }),
      to: '/settings/notices',
      search: { filter: drafts },
    },
    { id: 'codes', isDue: codes < fewCodes, text: t(($) => $.fewCodes, { count: codes }), ...security },
    {
      id: 'factor',
      isDue: profile?.twoFactor === 'None' && !profile.isTwoFactorForced,
      text: t(($) => $.noSecondFactor),
      ...security,
    },
  ].filter(({ isDue }) => isDue);
}
