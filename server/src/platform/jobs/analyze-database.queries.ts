import { sql } from 'kysely';
import type { Services } from '../services.ts';

/** Brings the planner's figures up to date, of those tables that this role may analyze; the server does the rest itself. */
export async function analyzeDatabase({ db }: Services): Promise<void> {
  await sql`analyze`.execute(db);
}
