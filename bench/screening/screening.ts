// `npm run bench:screening`: accuracy, alerts and speed of the screening of names, on the shipped lists.
import { fileURLToPath } from 'node:url';

import { readShippedLists } from '../../server/src/compliance/lists/shipped-lists.ts';
import { buildIndex } from '../../server/src/compliance/screening/name-index.ts';
import { printLoad } from '../shared/verdicts.ts';
import { printAccuracy } from './print-accuracy.ts';
import { printAlerts } from './print-alerts.ts';
import { printHistory } from './print-history.ts';
import { printSpeed } from './print-speed.ts';

const directory = fileURLToPath(new URL('../../data/sanctions/', import.meta.url));
const lists = readShippedLists(directory);
const entries = lists.flatMap((list) => list.entries);
for (const { list, files, entries: own } of lists) {
  console.log(`${list}: ${own.length} entries of ${files.map(({ publishedOn }) => publishedOn).join(', ')}`);
}

buildIndex(entries.slice(0, 500));
globalThis.gc?.();
const before = process.memoryUsage();
const cpu = process.cpuUsage();
const begun = performance.now();
const index = buildIndex(entries);
const buildSeconds = (performance.now() - begun) / 1000;
const { user, system } = process.cpuUsage(cpu);
globalThis.gc?.();
const after = process.memoryUsage();
const megabytes = (after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers) / 1e6;

printAccuracy(index);
printAlerts(index);
printSpeed(index, { buildSeconds, buildCpuSeconds: (user + system) / 1e6, megabytes });
printHistory();
printLoad();
