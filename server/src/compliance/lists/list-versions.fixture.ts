import type { PublishedList } from '#domain/areas/compliance/lists.values.ts';
import type { TestApp } from '#server/platform/http/test-app.ts';
import type { NewFile } from './store-list-file.queries.ts';
import { keepListFile } from './store-list-file.queries.ts';
import type { TakenVersion } from './take-version.queries.ts';
import { takeVersion } from './take-version.queries.ts';

/** A row of a main file of OFAC. */
export function sdnRow(id: number, name: string, { program = 'CUBA', remarks = 'DOB 1950.' } = {}): string {
  return `${id},"${name}","individual","${program}",${'-0- ,'.repeat(7)}"${remarks}"\r\n`;
}

/** A main file of OFAC as it is published, with the mark at its end. */
export function sdnFile(rows: readonly string[]): Uint8Array {
  return Buffer.from(`${rows.join('')}\u001a`);
}

export async function offer(
  { services }: Pick<TestApp, 'services'>,
  source: PublishedList,
  files: readonly NewFile[],
): Promise<TakenVersion> {
  const now = services.clock();
  return await services.db.transaction().execute(async (tx) => {
    const kept = [];
    for (const file of files) kept.push(await keepListFile(tx, services.files, { file, now }));
    return await takeVersion(tx, services, {
      source,
      files: kept,
      origin: 'upload',
      by: null,
      publishedOn: '',
    });
  });
}

export const main = (bytes: Uint8Array): NewFile => ({ part: 'main', name: 'sdn.csv', bytes });
