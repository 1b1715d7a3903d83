import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface WebFile {
  /** Below the root of the web: `assets/index-….js`. */
  readonly name: string;
  /** Bytes. */
  readonly raw: number;
  readonly gzip: number;
}

const root = join(import.meta.dirname, '../../dist/web');

/** Bytes to kB as budgets count them: thousands. */
export function kilobytes(bytes: number): number {
  return bytes / 1000;
}

export function webFile(name: string, body: Buffer): WebFile {
  return { name, raw: body.length, gzip: gzipSync(body, { level: 9 }).length };
}

/** Every file of the build, the largest first. */
export function builtFiles(): WebFile[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return webFile(path.slice(root.length + 1), readFileSync(path));
    })
    .toSorted((left, right) => right.gzip - left.gzip);
}

/** The files that the page itself names: the entry with everything it imports at once. */
export function namedByPage(): ReadonlySet<string> {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  return new Set([...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, name = '']) => name));
}
