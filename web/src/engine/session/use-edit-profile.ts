import type { Profile, ProfileEdit } from '#domain/areas/session/session.schema.ts';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { refresh } from '#web/lib/query.ts';

type Edit = (now: ProfileEdit) => ProfileEdit;

/** The part of a profile that its owner may change, as the server wants it back. */
export function editOf({ firstName, lastName, phone, language, preferences }: Profile): ProfileEdit {
  return { firstName, lastName, phone, language, preferences };
}

/** Saves upon a version and gives the new one. */
export async function saveProfile(body: ProfileEdit, version: number): Promise<number> {
  const saved = await call('PUT /api/profile', { body }, { ifMatch: version });
  await refresh('GET /api/profile');
  return saved.version;
}

/**
 * Changes one setting of mine. Another browser may have changed another one meanwhile: the same change is then
 * made upon what stands there now, since settings that one person makes do not contradict each other.
 */
export function useEditProfile(): (profile: Profile, edit: Edit) => Promise<boolean> {
  const { toastError } = useToast();
  return async (profile, edit) => {
    try {
      await saveProfile(edit(editOf(profile)), profile.version).catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 412) throw error;
        const now = await call('GET /api/profile', {});
        return await saveProfile(edit(editOf(now)), now.version);
      });
      return true;
    } catch (error) {
      toastError(error);
      return false;
    }
  };
}
