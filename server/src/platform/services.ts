import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Tables } from './db/tables.ts';
import type { FileStore } from './files/file-store.ts';
import type { SecretBox } from './secret-box.ts';

/** What main.ts builds once and every request uses. */
export interface Services {
  readonly config: Config;
  readonly db: Kysely<Tables>;
  readonly log: Logger;
  /** The only source of time; a demo may set it. */
  readonly clock: () => Date;
  readonly secrets: SecretBox;
  readonly files: FileStore;
  readonly isDemo: boolean;
}
