import { useToast } from '#web/kit/feedback/toast.tsx';
import { refreshCases } from '../refresh-cases.ts';

/** Does a step of a case, says so, and shows the case as it is then; true when it went through. */
export function useStep(): (work: () => Promise<unknown>, done: string) => Promise<boolean> {
  const { toast, toastError } = useToast();
  return async (work, done) => {
    try {
      await work();
      toast(done);
      return true;
    } catch (error) {
      toastError(error);
      return false;
    } finally {
      await refreshCases();
    }
  };
}
