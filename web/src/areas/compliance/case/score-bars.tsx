import type { CSSProperties } from 'react';
import { useMessages } from '#web/lib/i18n.ts';
import { formatPoints, formatScore, shownPoints } from './score-points.ts';
import { useScoreWords } from './use-score-words.ts';
import styles from './score-bars.module.css';

/** A line of the explanation of a score, as the engine gives it. */
export interface ScorePart {
  readonly how: string;
  readonly query?: string;
  readonly candidate?: string;
  readonly role?: string;
  readonly similarity?: number;
  readonly share?: number;
  readonly rule?: string;
  readonly verdict?: string;
  readonly points: number;
}

interface ScoreBarsProps {
  readonly parts: readonly ScorePart[];
  readonly score: number;
}

/** Word by word where a score comes from: our word, the listed one, how alike, what it gives; the sum is the score. */
export function ScoreBars({ parts, score }: ScoreBarsProps) {
  const t = useMessages('case');
  const points = shownPoints(
    parts.map((part) => part.points),
    score,
  );
  const widest = Math.max(0.01, ...parts.map(({ share = 0 }) => share));
  return (
    <table className={styles.bars}>
      <caption className="visually-hidden">{t(($) => $.score.caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.score.words)}</th>
          <th scope="col" className={styles.figure}>
            {t(($) => $.score.likeness)}
          </th>
          <th scope="col" className={styles.figure}>
            {t(($) => $.score.points)}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part, place) => (
          <PartRow
            // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place
            key={place}
            {...{ part, widest }}
            points={points[place] ?? 0}
            after={sumTo(points, place)}
          />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t(($) => $.score.sum)}
          </th>
          <td className={styles.figure}>{formatScore(score)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function sumTo(points: readonly number[], place: number): number {
  return points.slice(0, place + 1).reduce((sum, one) => sum + one, 0);
}

interface PartRowProps {
  part: ScorePart;
  points: number;
  /** The score with this line and those above it. */
  after: number;
  widest: number;
}

function PartRow({ part, points, after, widest }: PartRowProps) {
  const words = useScoreWords();
  const { similarity, share } = part;
  const tone = points < 0 ? styles.less : undefined;
  return (
    <tr>
      <th scope="row">
        {share === undefined ? (
          <Sentence part={part} after={after} />
        ) : (
          <>
            <WordPair part={part} />
            <span className={styles.track} style={{ '--share': share / widest } as CSSProperties}>
              <i style={{ '--part': similarity ?? 0 } as CSSProperties} />
            </span>
          </>
        )}
      </th>
      <td className={styles.figure}>
        {similarity === undefined || words.isAlone(part) ? null : similarity.toFixed(2)}
      </td>
      <td className={[styles.figure, styles.points, tone].filter(Boolean).join(' ')}>
        {formatPoints(points)}
      </td>
    </tr>
  );
}

/** `castro = CASTRO`, or a word that the other name has not. */
function WordPair({ part }: { part: ScorePart }) {
  const words = useScoreWords();
  const { query, candidate } = part;
  return (
    <span className={styles.pair}>
      <b>{query ?? candidate}</b>
      {!words.isAlone(part) && candidate !== undefined && (
        <>
          <span className={styles.sign}>{part.how === 'same' ? '=' : '≈'}</span>
          <b>{candidate}</b>
        </>
      )}
      <small>{words.ofWord(part)}</small>
    </span>
  );
}

function Sentence({ part, after }: { part: ScorePart; after: number }) {
  const words = useScoreWords();
  const { title, text } = words.ofSentence(part, formatScore(after));
  return (
    <span className={styles.pair}>
      {title}
      {text !== '' && <small>{text}</small>}
    </span>
  );
}
