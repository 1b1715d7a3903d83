import { useState } from 'react';
import { roleLabels } from '#domain/access/access.labels.ts';
import type { Profile } from '#domain/areas/session/session.schema.ts';
import { ConflictDialog } from '#web/engine/form/conflict-dialog.tsx';
import type { FieldChange, MergeRow, Side } from '#web/engine/form/merge-fields.ts';
import { mergeFields } from '#web/engine/form/merge-fields.ts';
import { Button } from '#web/kit/action/button.tsx';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { TextField } from '#web/kit/input/text-field.tsx';
import { FieldGrid } from '#web/kit/layout/field-grid.tsx';
import { FormSection } from '#web/kit/layout/form-section.tsx';
import { KeyValueList } from '#web/kit/layout/key-value-list.tsx';
import { Sheet } from '#web/kit/layout/sheet.tsx';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDateTime, formatRelative } from '#web/lib/format.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import { EntryForm } from '../entry-form.tsx';
import { useAttempt } from '../use-attempt.ts';
import styles from './profile.module.css';
import { editOf, saveProfile } from '#web/engine/session/use-edit-profile.ts';

interface Conflict {
  readonly version: number;
  readonly by: string;
  readonly at?: string;
  readonly rows: readonly MergeRow[];
}

type Fields = Pick<Profile, 'firstName' | 'lastName' | 'phone'>;

function fieldsOf({ firstName, lastName, phone }: Profile): Fields {
  return { firstName, lastName, phone };
}

/** Name and phone, which I change myself, and what others decide about me. */
export function ProfileData({ profile }: { profile: Profile }) {
  const t = useMessages('profile');
  const { toast } = useToast();
  // What was typed belongs to the version it was typed upon, also when a newer one has been read meanwhile.
  const [base, setBase] = useState(() => ({ fields: fieldsOf(profile), version: profile.version }));
  const [fields, setFields] = useState(base.fields);
  const [conflict, setConflict] = useState<Conflict>();
  const { isBusy, refusal, attempt } = useAttempt();

  function save(mine: Fields, { now, version }: { now: Profile; version: number }) {
    return attempt(async () => {
      try {
        setBase({ fields: mine, version: await saveProfile({ ...editOf(now), ...mine }, version) });
        toast(t(($) => $.saved));
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412) throw error;
        setConflict(conflictOf(error, base.fields, mine));
      }
    });
  }

  async function resolve(sides: Readonly<Record<string, Side>>) {
    if (conflict === undefined) return;
    const theirs = conflict.rows.filter(({ field }) => sides[field] === 'theirs');
    const mine: Fields = {
      ...fields,
      ...Object.fromEntries(theirs.map((row) => [row.field, row.theirs])),
    };
    setFields(mine);
    setConflict(undefined);
    await attempt(async () => {
      const now = await call('GET /api/profile', {});
      await save(mine, { now, version: conflict.version });
    });
  }

  const labels = {
    firstName: t(($) => $.data.firstName),
    lastName: t(($) => $.data.lastName),
    phone: t(($) => $.data.phone),
  };
  const names = ['firstName', 'lastName', 'phone'] as const;
  const completions = { firstName: 'given-name', lastName: 'family-name', phone: 'tel' };
  return (
    <div className={styles.columns}>
      <FormSection title={t(($) => $.data.me)}>
        <EntryForm
          refusal={refusal}
          onSubmit={() => void save(fields, { now: profile, version: base.version })}
        >
          <FieldGrid columns={2}>
            {names.map((name) => (
              <TextField
                key={name}
                name={name}
                label={labels[name]}
                autoComplete={completions[name]}
                type={name === 'phone' ? 'tel' : 'text'}
                value={fields[name]}
                error={refusal.fields[name]}
                onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
              />
            ))}
          </FieldGrid>
          <div className={styles.actions}>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              {t(($) => $.save)}
            </Button>
          </div>
        </EntryForm>
      </FormSection>
      <Account profile={profile} />
      {conflict && (
        <ConflictDialog
          rows={conflict.rows}
          text={t(($) => $.data.conflict, {
            name: conflict.by,
            when: conflict.at ? formatRelative(conflict.at) : '',
          })}
          okLabel={t(($) => $.save)}
          labels={labels}
          onResolve={(sides) => void resolve(sides)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </div>
  );
}

function conflictOf({ details }: ApiError, base: Fields, mine: Fields): Conflict {
  const { changes = [], ...told } = details as Omit<Conflict, 'rows'> & {
    changes?: readonly FieldChange[];
  };
  return { ...told, rows: mergeFields({ ...base }, { ...mine }, changes) };
}

function Account({ profile }: { profile: Profile }) {
  const t = useMessages('profile');
  const labels = roleLabels[useLanguage()];
  const moment = (at: string | null) => (at === null ? t(($) => $.data.never) : formatDateTime(at));
  return (
    <Sheet title={t(($) => $.data.account)} padding="side">
      <KeyValueList
        items={[
          { label: t(($) => $.data.email), value: profile.email },
          { label: t(($) => $.data.roles), value: profile.roles.map((role) => labels[role]).join(', ') },
          { label: t(($) => $.data.lastLogin), value: moment(profile.lastLoginAt) },
          { label: t(($) => $.data.passwordChanged), value: moment(profile.passwordChangedAt) },
        ]}
      />
      <p className={styles.quiet}>{t(($) => $.data.fixed)}</p>
    </Sheet>
  );
}
