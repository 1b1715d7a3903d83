import { ResetAsk } from './reset-ask.tsx';
import { ResetChoose } from './reset-choose.tsx';
import { useSearchText } from './use-search-text.ts';

/** Asks for a mail; with the link of that mail, for a new password. */
export function ResetScreen() {
  const token = useSearchText('token');
  return token === undefined ? <ResetAsk /> : <ResetChoose token={token} />;
}
