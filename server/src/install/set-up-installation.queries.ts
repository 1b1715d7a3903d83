import type { Services } from '#server/platform/services.ts';
import { inviteFirstAdmin } from './invite-first-admin.queries.ts';
import { resumeDemo, startDemo } from '../demo/fill-demo.queries.ts';
import { loadDemo } from '../demo/load-demo.queries.ts';

/**
 * Marks a new installation once and for all as a demo or not, and loads the demo business into an empty
 * database. Answers whether this installation is a demo.
 */
export async function setUpInstallation(
  services: Services,
  { isOwnDatabase, say }: { isOwnDatabase: boolean; say: (line: string) => void },
): Promise<boolean> {
  const { db, config } = services;
  const known = await db.selectFrom('installation').select('is_demo').executeTakeFirst();
  if (known?.is_demo === true) {
    await resumeDemo(services);
    return true;
  }
  const isDemo =
    known === undefined &&
    (config.demo === 'empty-database' || (config.demo === 'empty-own-database' && isOwnDatabase));
  if (isDemo) {
    say('loading the demo business');
    await loadDemo({ ...services, isDemo }); // marks the installation in the same transaction
    await startDemo({ ...services, isDemo });
    await resumeDemo(services);
    return true;
  }
  await db
    .insertInto('installation')
    .values({ is_demo: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await inviteFirstAdmin(services, say);
  return false;
}
