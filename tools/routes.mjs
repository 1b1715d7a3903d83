// `npm run routes`: which of the seed's routes exist, and which of our own stand below them.
import { screens } from '../domain/src/access/screens.ts';
import { builtPaths } from './built-paths.mjs';

const built = new Set(await builtPaths());
let count = 0;
for (const { path, title } of screens) {
  const exists = built.delete(path) || path === '/';
  if (exists) count += 1;
  console.log(`${exists ? 'yes' : '  -'}  ${path.padEnd(52)} ${title.en}`);
}
for (const path of built) console.log(`own  ${path}`);
console.log(`\n${count} of the seed's ${screens.length} routes exist, ${built.size} of our own.`);
