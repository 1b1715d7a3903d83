import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Profile } from '#domain/areas/session/session.schema.ts';
import { Button } from '#web/kit/action/button.tsx';
import { Banner } from '#web/kit/feedback/banner.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { PageHeader } from '#web/kit/layout/page-header.tsx';
import { Tabs } from '#web/kit/layout/tabs.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { ProfileData } from './profile/profile-data.tsx';
import { ProfileLook } from './profile/profile-look.tsx';
import { ProfilePrinting } from './profile/profile-printing.tsx';
import { ProfileSecurity } from './profile/profile-security.tsx';
import { ProfileSessions } from './profile/profile-sessions.tsx';
import { useSearchText } from './use-search-text.ts';

const parts = {
  data: (profile) => <ProfileData profile={profile} />,
  look: (profile) => <ProfileLook profile={profile} />,
  security: (profile) => <ProfileSecurity profile={profile} />,
  sessions: () => <ProfileSessions />,
  printing: (profile) => <ProfilePrinting profile={profile} />,
} as const satisfies Record<string, (profile: Profile) => ReactNode>;

const names = Object.keys(parts) as (keyof typeof parts)[];

/** What a person decides about themselves; the part shown stands in the address. */
export function ProfileScreen() {
  const t = useMessages('profile');
  const navigate = useNavigate();
  const tab = useSearchText('tab');
  const active = names.find((name) => name === tab) ?? 'data';
  const { data: profile, error, refetch } = useCall('GET /api/profile', {});
  return (
    <>
      <PageHeader title={t(($) => $.title)} count={profile?.email} />
      <Tabs
        label={t(($) => $.tabs)}
        tabs={names.map((id) => ({ id, label: t(($) => $.tab[id]) }))}
        active={active}
        panelId="profile-part"
        onChange={(id) =>
          void navigate({ to: '.', search: { tab: id === 'data' ? undefined : id }, replace: true })
        }
      />
      <div id="profile-part" role="tabpanel" aria-label={t(($) => $.tab[active])}>
        {error && (
          <Banner
            tone="danger"
            action={
              <Button size="sm" onClick={() => void refetch()}>
                {t(($) => $.again)}
              </Button>
            }
          >
            {error.message}
          </Banner>
        )}
        {profile ? parts[active](profile) : !error && <Skeleton shape="form" />}
      </div>
    </>
  );
}
