import type { Profile } from '#domain/areas/session/session.schema.ts';
import { PasswordChange } from './password-change.tsx';
import styles from './profile.module.css';
import { SecondFactor } from './second-factor.tsx';

/** How I log in. */
export function ProfileSecurity({ profile }: { profile: Profile }) {
  return (
    <div className={styles.stack}>
      <SecondFactor profile={profile} />
      <PasswordChange profile={profile} />
    </div>
  );
}
