import { useRef, useState } from 'react';
import { useToast } from '#web/kit/feedback/toast.tsx';
import { refreshCases } from '../refresh-cases.ts';

interface Steps {
  /** Until the case is shown as it is then: a second key in between would act on a version of the past. */
  readonly isBusy: boolean;
  /** Does a step of a case and says so; true when it went through. */
  readonly step: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
}

export function useStep(): Steps {
  const { toast, toastError } = useToast();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  async function step(work: () => Promise<unknown>, done: string): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsBusy(true);
    try {
      await work();
      toast(done);
      return true;
    } catch (error) {
      toastError(error);
      return false;
    } finally {
      await refreshCases();
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { isBusy, step };
}
