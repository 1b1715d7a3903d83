import { useState } from 'react';
import { ApiError } from '#web/lib/api-error.ts';
import { useMessages } from '#web/lib/i18n.ts';

/** Why the server refused: at fields, or as a whole. */
export interface Refusal {
  readonly fields: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly code?: string;
}

export const noRefusal: Refusal = { fields: {} };

interface Attempt {
  readonly isBusy: boolean;
  readonly refusal: Refusal;
  readonly refuse: (refusal: Refusal) => void;
  /** Runs what was submitted; a refusal stands in `refusal`, the answer says whether it went well. */
  readonly attempt: (act: () => Promise<unknown>) => Promise<boolean>;
}

/** One submit at a time, with its refusal in words. */
export function useAttempt(): Attempt {
  const t = useMessages('session');
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, refuse] = useState(noRefusal);

  async function attempt(act: () => Promise<unknown>): Promise<boolean> {
    setIsBusy(true);
    refuse(noRefusal);
    try {
      await act();
      return true;
    } catch (error) {
      refuse(
        refusalOf(
          error,
          t(($) => $.offline),
        ),
      );
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, refusal, refuse, attempt };
}

function refusalOf(error: unknown, offline: string): Refusal {
  if (error instanceof TypeError) return { fields: {}, text: offline };
  if (!(error instanceof ApiError)) return { fields: {}, text: String(error) };
  const fields = Object.fromEntries(error.fields.map(({ path, message }) => [path, message]));
  const hasFields = error.fields.length > 0;
  return { fields, code: error.code, ...(hasFields ? {} : { text: error.message }) };
}
