// `npm run -s screen:pairs`: lines of JSON {query, candidate} on standard input, {score, portalScore, parts} for each on standard output.
import { compareSubjects } from '../server/src/compliance/screening/compare-subjects.ts';
import { rounded } from '../server/src/compliance/screening/explain-score.ts';
import { defaultConfig } from '../server/src/compliance/screening/match-config.ts';
import { readSubject } from '../server/src/compliance/screening/read-subject.ts';
import { eachJsonLine } from './screening/json-lines.ts';

await eachJsonLine((line) => {
  const query = 'query' in line ? readSubject(line.query) : undefined;
  const candidate = 'candidate' in line ? readSubject(line.candidate) : undefined;
  if (!query || !candidate)
    return { error: 'query and candidate are wanted, each a name or an object with one' };
  const { score, portalScore, parts, unreadable } = compareSubjects(query, candidate, defaultConfig);
  return {
    score: rounded(score),
    portalScore,
    parts: parts.map((part) => ({ ...part, points: rounded(part.points) })),
    ...(unreadable ? { unreadable } : {}),
  };
});
