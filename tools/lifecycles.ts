// `npm run lifecycles` writes docs/lifecycles.md; with `-- --json` it prints every row instead.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { lifecyclesJson } from './lifecycles/lifecycles-json.ts';
import { lifecyclesPage, lifecyclesPath } from './lifecycles/lifecycles-page.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
if (values.json) console.log(JSON.stringify(lifecyclesJson(), null, 1));
else writeFileSync(lifecyclesPath, lifecyclesPage());
