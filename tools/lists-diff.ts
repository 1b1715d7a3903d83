// `npm run -s lists:diff -- OLD NEW`: what the second of two SDN files (also .gz) changed, a line of JSON for each row.
import { diffRows } from '../server/src/compliance/lists/list-diff.ts';
import type { SdnVersion } from '../server/src/compliance/lists/read-sdn-version.ts';
import { readSdnVersion } from '../server/src/compliance/lists/read-sdn-version.ts';
import { parseOrStop, readOrStop, stop } from './screening/command.ts';

const { positionals } = parseOrStop({ allowPositionals: true });
const [oldFile, newFile] = positionals;
if (!oldFile || !newFile) stop('two files are wanted: OLD NEW');

const before = versionOf(oldFile);
const after = versionOf(newFile);
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));
const changes = diffRows(before.list, after.list);
for (const change of changes) console.log(JSON.stringify(change));
const count = (op: string): number => changes.filter((change) => change.op === op).length;
console.error(`${count('add')} added, ${count('del')} removed, ${count('mod')} changed`);

/** A file that would not be taken as a version has no diff. */
function versionOf(file: string): SdnVersion {
  const version = readSdnVersion(readOrStop(file));
  if ('fault' in version) return stop(`${file}: refused, ${version.fault}`);
  for (const { line, problem } of version.problems.slice(0, 20))
    console.error(`${file}:${line}: left out, ${problem}`);
  return version;
}
