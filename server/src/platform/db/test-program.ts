// A program of its own for the tests of the embedded database: they kill it, as a power cut would.
import { startEmbedded } from './embedded.ts';

const [dataDir] = process.argv.slice(2);
try {
  const database = await startEmbedded({ dataDir: dataDir ?? '', settings: { fsync: 'off' } });
  process.send?.({ migrateUrl: database.migrateUrl });
  process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)));
  process.on('message', () => undefined);
} catch (error) {
  process.send?.({ message: (error as Error).message });
  process.disconnect?.();
}
