import type { FastifyInstance } from 'fastify';
import type { EndpointKey, EndpointSpec } from '#domain/kernel/endpoint.ts';
import type { AnyHandler } from './bind.ts';

/** An endpoint whose answer a browser can load by itself. */
export interface FileTarget {
  readonly key: EndpointKey;
  readonly spec: EndpointSpec;
  readonly handler: AnyHandler;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What tickets can be for; `bind` fills it. */
    fileTargets: FileTarget[];
  }
}

/** What is public needs no ticket. */
export function isFileTarget(key: EndpointKey, { reply, access }: EndpointSpec): boolean {
  return key.startsWith('GET ') && reply === 'file' && access.who !== 'public';
}

interface FoundTarget extends FileTarget {
  readonly values: { readonly params: unknown; readonly query: unknown };
}

/** The file endpoint behind an address, with the values in it; null when no endpoint answers a file there. */
export function findTarget(app: FastifyInstance, address: string): FoundTarget | null {
  const url = URL.parse(address, 'http://here');
  if (url === null) return null;
  for (const target of app.fileTargets) {
    const params = match(target.key, url.pathname);
    if (params !== null) return { ...target, values: { params, query: queryOf(url.searchParams) } };
  }
  return null;
}

function match(key: EndpointKey, path: string): Record<string, string> | null {
  const pattern = key
    .slice('GET '.length)
    .replaceAll('.', '\\.')
    .replaceAll(/\{(\w+)\}/g, '(?<$1>[\\w.~-]+)');
  const found = new RegExp(`^${pattern}$`).exec(path);
  return found && { ...found.groups };
}

/** As a query string arrives: a key that is repeated is a list. */
function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const entries = [...new Set(search.keys())].map((name) => {
    const values = search.getAll(name);
    return [name, values.length === 1 ? (values[0] ?? '') : values] as const;
  });
  return Object.fromEntries(entries);
}
