import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

import { diffRows } from '../../server/src/compliance/lists/list-diff.ts';
import type { SdnVersion } from '../../server/src/compliance/lists/read-sdn-version.ts';
import { readSdnVersion } from '../../server/src/compliance/lists/read-sdn-version.ts';

const directory = new URL('../../data/sanctions/history/', import.meta.url);

export interface VersionStep {
  readonly from: string;
  readonly to: string;
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** Whether lines of the files, compared without any parser, say the same. */
  readonly isSame: boolean;
}

/** Every step between the versions that were kept. */
export function historySteps(): VersionStep[] {
  const files = readdirSync(directory).sort();
  return files.slice(1).map((to, place) => stepBetween(files[place] ?? '', to));
}

/** Damaged files against the version before: what each is refused for. */
export function damagedFiles(): { name: string; fault: string | undefined }[] {
  const [first = '', second = ''] = readdirSync(directory).sort();
  const active = versionOf(first);
  const bytes = gunzipSync(read(second));
  const faultOf = (damaged: Uint8Array): string | undefined => {
    const version = readSdnVersion(damaged, { active });
    return 'fault' in version ? version.fault : undefined;
  };
  const lineEnd = bytes.lastIndexOf(10, bytes.length - 2000) + 1;
  return [
    { name: '0 bytes', fault: faultOf(new Uint8Array()) },
    { name: 'cut in a row', fault: faultOf(bytes.subarray(0, bytes.length - 700)) },
    { name: 'cut after a row', fault: faultOf(bytes.subarray(0, lineEnd)) },
    { name: 'the first half', fault: faultOf(bytes.subarray(0, bytes.length / 2)) },
    { name: 'a web page', fault: faultOf(new TextEncoder().encode('<!DOCTYPE html><html>Not found</html>')) },
    { name: 'whole', fault: faultOf(bytes) },
  ];
}

function stepBetween(from: string, to: string): VersionStep {
  const changes = diffRows(versionOf(from).list, versionOf(to).list);
  const count = (op: string): number => changes.filter((change) => change.op === op).length;
  const plain = plainDiff(linesOf(from), linesOf(to));
  const step = { added: count('add'), removed: count('del'), changed: count('mod') };
  const isSame = changes.every(({ op, id }) => plain.get(id) === op) && plain.size === changes.length;
  return { from: dayOf(from), to: dayOf(to), ...step, isSame };
}

/** The diff once more, from lines as they stand: a second way that shares nothing with the first. */
function plainDiff(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Map<string, string> {
  const changes = new Map<string, string>();
  for (const [id, line] of after) {
    const old = before.get(id);
    if (old === undefined) changes.set(id, 'add');
    else if (old !== line) changes.set(id, 'mod');
  }
  for (const id of before.keys()) if (!after.has(id)) changes.set(id, 'del');
  return changes;
}

function linesOf(file: string): Map<string, string> {
  const lines = gunzipSync(read(file)).toString('latin1').split('\n');
  return new Map(
    lines.flatMap((line) => (/^\d+,/.test(line) ? [[line.split(',')[0] ?? '', line.trim()] as const] : [])),
  );
}

function versionOf(file: string): SdnVersion {
  const version = readSdnVersion(read(file));
  if ('fault' in version) throw new Error(`${file}: ${version.fault}`);
  return version;
}

function read(file: string): Buffer {
  return readFileSync(new URL(file, directory));
}

function dayOf(file: string): string {
  return /\d{4}-\d\d-\d\d/.exec(file)?.[0] ?? file;
}
