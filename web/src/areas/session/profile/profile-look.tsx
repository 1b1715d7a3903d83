import { useState } from 'react';
import type { Preferences } from '#domain/areas/session/preferences.schema.ts';
import type { Profile } from '#domain/areas/session/session.schema.ts';
import { RadioTiles } from '#web/kit/input/radio-tiles.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { chooseScheme, setDensity } from '#web/kit/theme/appearance.ts';
import { changeLanguage, useLanguage, useMessages } from '#web/lib/i18n.ts';
import { HotkeyList } from './hotkey-list.tsx';
import styles from './profile.module.css';
import { useEditProfile } from '#web/engine/session/use-edit-profile.ts';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
] as const;

/** Takes effect at once and follows me to other browsers. */
export function ProfileLook({ profile }: { profile: Profile }) {
  const t = useMessages('profile');
  const language = useLanguage();
  const edit = useEditProfile();
  const [look, setLook] = useState({
    scheme: profile.preferences.scheme,
    density: profile.preferences.density,
  });

  function choose(part: Partial<typeof look>) {
    setLook({ ...look, ...part });
    void keep(part);
  }

  function keep(part: Partial<Preferences>): Promise<boolean> {
    return edit(profile, (now) => ({ ...now, preferences: { ...now.preferences, ...part } }));
  }

  return (
    <div className={styles.stack}>
      <FormSection title={t(($) => $.look.scheme)}>
        <RadioTiles
          label={t(($) => $.look.scheme)}
          tiles={(['light', 'dark', 'system'] as const).map((value) => ({
            value,
            label: t(($) => $.look[value]),
          }))}
          value={look.scheme}
          onChange={(scheme) => {
            chooseScheme(scheme);
            choose({ scheme });
          }}
        />
      </FormSection>
      <FormSection title={t(($) => $.look.density)}>
        <RadioTiles
          label={t(($) => $.look.density)}
          tiles={(['compact', 'normal', 'roomy'] as const).map((value) => ({
            value,
            label: t(($) => $.look[value]),
          }))}
          value={look.density}
          onChange={(density) => {
            setDensity(density);
            choose({ density });
          }}
        />
      </FormSection>
      <FormSection title={t(($) => $.look.language)}>
        <RadioTiles
          label={t(($) => $.look.language)}
          tiles={languages}
          value={language}
          onChange={(chosen) => {
            void changeLanguage(chosen);
            void edit(profile, (now) => ({ ...now, language: chosen }));
          }}
        />
      </FormSection>
      <HotkeyList onChange={(hotkeys) => void keep({ hotkeys })} />
    </div>
  );
}
