import { useState } from 'react';
import { instantAt } from '#domain/kernel/time-zone.ts';
import type { SettingsChange } from '#domain/services/money-transfer/settings.endpoints.ts';
import type { SettingKind } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import { useOffices } from '#web/engine/session/use-office.ts';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { refresh, useAct } from '#web/lib/query.ts';

/** When a change counts and why, as typed; empty days mean at once and for good. */
export interface Period {
  readonly day: string;
  readonly time: string;
  readonly endDay: string;
  readonly endTime: string;
  readonly reason: string;
}

export const AT_ONCE: Period = { day: '', time: '', endDay: '', endTime: '', reason: '' };

interface Saving {
  readonly changes: SettingsChange['changes'];
  readonly period: Period;
  /** Exactly this moment instead of the typed one. */
  readonly validFrom?: string;
}

/** Saves a change of a table; refusals stand at their fields, `changes.0.value.buy` or `reason`. */
export function useSettingChange(kind: SettingKind, revision: number, onSaved: () => void) {
  const t = useMessages('transfer-settings');
  const { toast } = useToast();
  const timeZone = useOffices().office?.timeZone ?? 'America/New_York';
  const act = useAct('PUT /api/settings/transfers/{kind}');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();

  async function save({ changes, period, validFrom }: Saving) {
    setErrors({});
    setProblem(undefined);
    if (period.reason.trim() === '') return setErrors({ reason: t(($) => $.noReason) });
    try {
      await act.mutateAsync({
        params: { kind },
        body: {
          reason: period.reason,
          validFrom: validFrom ?? momentOf(period.day, period.time, timeZone),
          validTo: momentOf(period.endDay, period.endTime, timeZone),
          changes: [...changes],
        },
        options: { ifMatch: revision },
      });
      toast(t(($) => $.saved));
      await refresh('/api/settings/transfers');
      onSaved();
    } catch (error) {
      await refused(error);
    }
  }

  async function refused(error: unknown) {
    if (!(error instanceof ApiError)) return setProblem(String(error));
    if (error.status === 412) {
      await refresh('/api/settings/transfers');
      return setProblem(t(($) => $.conflict));
    }
    setErrors(Object.fromEntries(error.fields.map(({ path, message }) => [path, message])));
    setProblem(error.fields.length === 0 ? error.message : undefined);
  }

  return { save, errors, problem, isBusy: act.isPending };
}

/** What cannot be read as a day is sent as typed, so that the server refuses it at its field. */
export function momentOf(day: string, time: string, timeZone: string): string | null {
  if (day === '') return null;
  const instant = instantAt({ day, time: time || '00:00' }, timeZone);
  return Number.isNaN(instant.getTime()) ? day : instant.toISOString();
}
