import { useNavigate, useSearch } from '@tanstack/react-router';
import { Tabs } from '#web/kit/layout/tabs.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { ConfigurationTab } from './configuration-tab.tsx';
import { JobsTab } from './jobs-tab.tsx';
import { LedgerTab } from './ledger-tab.tsx';
import { MailsTab } from './mails-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { SessionsTab } from './sessions-tab.tsx';

const parts = {
  overview: OverviewTab,
  configuration: ConfigurationTab,
  jobs: JobsTab,
  ledger: LedgerTab,
  mails: MailsTab,
  sessions: SessionsTab,
} as const;
type PartName = keyof typeof parts;
const names = Object.keys(parts) as PartName[];

/** What the people who run the program need: figures, configuration, jobs, mails, sessions, maintenance. */
export function ServerAdminScreen() {
  const t = useMessages('server-admin');
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const current = names.find((name) => name === tab) ?? 'overview';
  const Part = parts[current];
  return (
    <>
      <Tabs
        label={t(($) => $.tabs)}
        tabs={names.map((name) => ({ id: name, label: t(($) => $.tab[name]) }))}
        active={current}
        onChange={(name) => void navigate({ to: '/server', search: { tab: name } as never })}
      />
      <Part key={current} />
    </>
  );
}
