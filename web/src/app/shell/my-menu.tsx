import {
  mdiAccountOutline,
  mdiFormatLineSpacing,
  mdiKeyboardOutline,
  mdiLogout,
  mdiTranslate,
  mdiWeatherNight,
  mdiWhiteBalanceSunny,
} from '@mdi/js';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Menu } from '#web/kit/overlay/menu.tsx';
import { Avatar } from '#web/kit/text/avatar.tsx';
import { useDensity, useScheme } from '#web/kit/theme/appearance.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import styles from './my-menu.module.css';
import { useLook } from '#web/engine/session/use-look.ts';
import { useSignOut } from './use-sign-out.ts';

const nextDensity = { compact: 'normal', normal: 'roomy', roomy: 'compact' } as const;

/** Me: profile, look, keys, logout. */
export function MyMenu({ onKeys }: { onKeys: () => void }) {
  const t = useMessages('app');
  const navigate = useNavigate();
  const signOut = useSignOut();
  const changeLook = useLook();
  const scheme = useScheme();
  const density = useDensity();
  const language = useLanguage();
  const profile = useCall('GET /api/profile', {}, { staleTime: 300_000 });
  const [anchor, setAnchor] = useState<HTMLElement>();
  const name = profile.data ? `${profile.data.firstName} ${profile.data.lastName}` : '';
  const isDark = scheme === 'dark';
  return (
    <>
      <button
        type="button"
        className={styles.me}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={name} />
        <span className="visually-hidden">
          {t(($) => $.me)} {name}
        </span>
      </button>
      <Menu
        anchor={anchor}
        label={t(($) => $.me)}
        onClose={() => setAnchor(undefined)}
        entries={[
          {
            id: 'profile',
            label: t(($) => $.profile),
            icon: mdiAccountOutline,
            onClick: () => void navigate({ to: '/profile' }),
          },
          {
            id: 'language',
            label: t(($) => $.otherLanguage),
            icon: mdiTranslate,
            onClick: () => void changeLook({ language: language === 'en' ? 'es' : 'en' }),
          },
          {
            id: 'scheme',
            label: isDark ? t(($) => $.light) : t(($) => $.dark),
            icon: isDark ? mdiWhiteBalanceSunny : mdiWeatherNight,
            onClick: () => void changeLook({ scheme: isDark ? 'light' : 'dark' }),
          },
          {
            id: 'density',
            label: `${t(($) => $.density)}: ${t(($) => $[density])}`,
            icon: mdiFormatLineSpacing,
            onClick: () => void changeLook({ density: nextDensity[density] }),
          },
          { id: 'keys', label: t(($) => $.keys), icon: mdiKeyboardOutline, hint: '?', onClick: onKeys },
          { id: 'logout', label: t(($) => $.logout), icon: mdiLogout, onClick: () => void signOut() },
        ]}
      />
    </>
  );
}
