import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { Outcome } from './outcomes.ts';

interface OutcomeWords {
  readonly label: string;
  /** What happens to the money, and which clock starts. */
  readonly text: string;
  readonly isDanger: boolean;
}

/** Where two are needed, the first one only asks. */
export function useOutcomeWords(paper: CasePaper, outcome: Outcome): OutcomeWords {
  const t = useMessages('case');
  const { order, needsTwo, asked } = paper;
  const paid = order?.paid;
  const amount = paid === undefined ? '' : formatMoney(paid.amountMinor, paid.currency);
  const isFirst = (action: 'Release' | 'Lock') => asked?.action !== action;
  const clearText = () => {
    if (order !== null) return 'clearText';
    return needsTwo && asked === null ? 'clearPersonAskText' : 'clearPersonText';
  };
  switch (outcome) {
    case 'clear':
      return words(
        t(($) => (asked?.action === 'Clear' ? $.decide.clearAgree : $.decide.clear)),
        t(($) => $.decide[clearText()]),
      );
    case 'release':
      return needsTwo && isFirst('Release')
        ? words(
            t(($) => $.decide.releaseAsk),
            t(($) => $.decide.releaseAskText),
          )
        : words(
            t(($) => $.decide.release),
            t(($) => $.decide.releaseText, { amount }),
          );
    case 'reject':
      return danger(
        t(($) => $.decide.reject),
        t(($) => $.decide.rejectText, { amount }),
      );
    case 'block-funds':
      return isFirst('Lock')
        ? danger(
            t(($) => $.decide.blockFundsAsk),
            t(($) => $.decide.blockFundsAskText, { amount }),
          )
        : danger(
            t(($) => $.decide.blockFunds),
            t(($) => $.decide.blockFundsText, { amount }),
          );
    case 'request-information':
      return words(
        t(($) => $.decide.requestInformation),
        t(($) => $.decide.requestText),
      );
    case 'escalate':
      return words(
        t(($) => $.decide.escalate),
        t(($) => $.decide.escalateText),
      );
  }
}

function words(label: string, text: string): OutcomeWords {
  return { label, text, isDanger: false };
}

function danger(label: string, text: string): OutcomeWords {
  return { label, text, isDanger: true };
}
