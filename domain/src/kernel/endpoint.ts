import type { z } from 'zod';
import type { Access } from '../access/access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Method and path in one literal, so that a search for it finds contract, handler and caller. */
export type EndpointKey = `${Method} /api/${string}`;

/** What a binary answer is; the server sends it with a Content-Disposition name. */
export type BinaryReply = 'file' | 'stream';

export interface EndpointSpec {
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly reply?: z.ZodType | BinaryReply;
  /** POST that creates or acts: the caller sends Idempotency-Key, the answer is `{id, version}`. */
  readonly idempotent?: boolean;
  /** Edit or action on a version: the caller sends If-Match. */
  readonly ifMatch?: boolean;
  /** Form upload in the seed's field names: `file` or `files`. */
  readonly upload?: 'file' | 'files';
  /** Rate limit per address (and account, where there is one). */
  readonly rate?: { readonly hits: number; readonly seconds: number };
}

/** An area's contract: one literal, keyed by method and path. */
export type EndpointMap = Readonly<Record<EndpointKey, EndpointSpec>>;

/**
 * Declares the endpoints of an area.
 *
 * @example
 * export const userEndpoints = endpoints({
 *   'GET /api/users/{id}': { summary: 'One user', access: {...}, params: idParams, reply: userPaper },
 * });
 */
export function endpoints<const M extends EndpointMap>(map: M): M {
  return map;
}

type Schema<S, K extends string> =
  S extends Readonly<Record<K, infer Z>> ? (Z extends z.ZodType ? Z : undefined) : undefined;
export type InputOf<S, K extends 'params' | 'query' | 'body'> =
  Schema<S, K> extends z.ZodType ? z.input<Schema<S, K>> : undefined;
export type OutputOf<S, K extends 'params' | 'query' | 'body'> =
  Schema<S, K> extends z.ZodType ? z.output<Schema<S, K>> : undefined;
export type ReplyOf<S> = S extends { readonly reply: infer R }
  ? R extends z.ZodType
    ? z.output<R>
    : R extends BinaryReply
      ? Blob
      : undefined
  : undefined;
