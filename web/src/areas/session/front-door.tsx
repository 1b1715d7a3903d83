import { mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import type { ReactNode } from 'react';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { setScheme, useScheme } from '#web/kit/theme/appearance.ts';
import { changeLanguage, useLanguage, useMessages } from '#web/lib/i18n.ts';
import styles from './front-door.module.css';

interface FrontDoorProps {
  title: string;
  /** What is asked for here, in a sentence. */
  lead?: string;
  children: ReactNode;
  /** Where else to go, below the card. */
  foot?: ReactNode;
  /** Stands beside the card where there is room. */
  aside?: ReactNode;
}

/** The calm page outside the work: brand, one card, language and light. */
export function FrontDoor({ title, lead, children, foot, aside }: FrontDoorProps) {
  return (
    <div className={styles.page}>
      <Controls />
      <main className={aside ? `${styles.main} ${styles.both}` : styles.main}>
        <div className={styles.column}>
          <Brand />
          <section className={styles.card} aria-labelledby="front-door-title">
            <h1 id="front-door-title" className={styles.title}>
              {title}
            </h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            <div className={styles.body}>{children}</div>
          </section>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </main>
    </div>
  );
}

function Brand() {
  return (
    <p className={styles.brand}>
      <span className={styles.mark} aria-hidden="true">
        g
      </span>
      giro
    </p>
  );
}

function Controls() {
  const t = useMessages('session');
  const other = useLanguage() === 'en' ? 'es' : 'en';
  const isDark = useScheme() === 'dark';
  return (
    <header className={styles.controls}>
      <button
        type="button"
        lang={other}
        className={styles.language}
        onClick={() => void changeLanguage(other)}
      >
        {t(($) => $.otherLanguage)}
      </button>
      <IconButton
        icon={isDark ? mdiWhiteBalanceSunny : mdiWeatherNight}
        label={isDark ? t(($) => $.toLight) : t(($) => $.toDark)}
        onClick={() => setScheme(isDark ? 'light' : 'dark')}
      />
    </header>
  );
}
