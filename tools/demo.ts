// `npm run demo -- --orders 1000000`: makes a demo large. The program must not run meanwhile.
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { enlargeDemo } from '#server/demo/enlarge-demo.queries.ts';
import { readConfig } from '#server/platform/config.ts';
import { StartupError } from '#server/platform/startup-error.ts';

const say = (line: string): void => console.log(`giro: ${line}`);

try {
  const { values } = parseArgs({ options: { orders: { type: 'string' } } });
  const orders = Number(values.orders);
  if (!Number.isInteger(orders) || orders < 1 || orders > 20_000_000) {
    throw new StartupError('Say how many: npm run demo -- --orders 1000000');
  }
  const config = readConfig(process.env);
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 });
  const isSound = await enlargeDemo(config, { orders, say });
  if (!isSound) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof StartupError ? `giro: ${error.message}` : error);
  process.exitCode = 1;
}
