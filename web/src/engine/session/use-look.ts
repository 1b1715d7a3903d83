import type { Density, Language, Scheme } from '#web/lib/storage.ts';
import { setDensity, setScheme } from '#web/kit/theme/appearance.ts';
import { changeLanguage } from '#web/lib/i18n.ts';
import { queryClient } from '#web/lib/query.ts';
import { call } from '#web/lib/api.ts';
import { useEditProfile } from './use-edit-profile.ts';

interface Look {
  readonly scheme?: Scheme;
  readonly density?: Density;
  readonly language?: Language;
}

/** Changes colours, row height or language at once, and keeps it for every browser of this person. */
export function useLook(): (look: Look) => Promise<void> {
  const edit = useEditProfile();
  return async ({ scheme, density, language }) => {
    if (scheme) setScheme(scheme);
    if (density) setDensity(density);
    if (language) await changeLanguage(language);
    const profile = await queryClient.fetchQuery({
      queryKey: ['GET /api/profile', {}],
      queryFn: () => call('GET /api/profile', {}),
    });
    await edit(profile, (now) => ({
      ...now,
      language: language ?? now.language,
      preferences: {
        ...now.preferences,
        scheme: scheme ?? now.preferences.scheme,
        density: density ?? now.preferences.density,
      },
    }));
  };
}
