import { mdiBellOutline, mdiMagnify, mdiMenu } from '@mdi/js';
import { useNavigate } from '@tanstack/react-router';
import type { ActiveOffice, ScopedOffice } from '#web/engine/session/use-office.ts';
import { useLook } from '#web/engine/session/use-look.ts';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { Icon } from '#web/kit/text/icon.tsx';
import { Kbd } from '#web/kit/text/kbd.tsx';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { useCall } from '#web/lib/query.ts';
import { useLater } from '#web/lib/use-later.ts';
import { MyMenu } from './my-menu.tsx';
import { OfficeSwitcher } from './office-switcher.tsx';
import styles from './app-bar.module.css';

interface AppBarProps {
  office: ActiveOffice;
  offices: readonly ScopedOffice[];
  onMenu?: () => void;
  onSearch: () => void;
  onKeys: () => void;
}

/** Office, search for everything, language, notices, me. */
export function AppBar({ office, offices, onMenu, onSearch, onKeys }: AppBarProps) {
  const t = useMessages('app');
  const language = useLanguage();
  const navigate = useNavigate();
  const changeLook = useLook();
  const notices = useCall('GET /api/notices', {}, { staleTime: 60_000, enabled: useLater() });
  const hasNews = notices.data?.notices.some(({ isRead }) => !isRead) ?? false;
  return (
    <header className={styles.bar}>
      {onMenu && <IconButton icon={mdiMenu} label={t(($) => $.openMenu)} onClick={onMenu} />}
      <OfficeSwitcher office={office} offices={offices} />
      <button type="button" className={styles.search} onClick={onSearch}>
        <Icon path={mdiMagnify} size={18} />
        <span className="visually-hidden">{t(($) => $.search)}</span>
        <span className={styles.hint}>{t(($) => $.searchHint)}</span>
        <Kbd keys="ctrl+k" />
      </button>
      <span className={styles.grow} />
      <button
        type="button"
        className={styles.language}
        onClick={() => void changeLook({ language: language === 'en' ? 'es' : 'en' })}
      >
        {language.toUpperCase()}
        <span className="visually-hidden" lang={language === 'en' ? 'es' : 'en'}>
          {t(($) => $.otherLanguage)}
        </span>
      </button>
      <IconButton
        icon={mdiBellOutline}
        label={t(($) => $.newNotices)}
        hasBadge={hasNews}
        onClick={() => void navigate({ to: '/dashboard' })}
      />
      <MyMenu onKeys={onKeys} />
    </header>
  );
}
