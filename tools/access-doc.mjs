// Writes docs/access.md from the list of screens. `node tools/access-doc.mjs` after a change of who may come in.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { activityScopes, screens } from '#domain/access/screens.ts';
import { screenGroups } from '#domain/access/screens/screen.ts';

export const accessDocPath = new URL('../docs/access.md', import.meta.url);
const rulesFile = new URL('../domain/src/access/rules.ts', import.meta.url);

/** The page as text; a test holds the file in `docs/` against it. */
export function accessDoc() {
  const groups = [null, ...screenGroups].map((group) => {
    const rows = screens.filter((screen) => screen.group === group).map(screenRow);
    return `## ${group ?? 'Front door, everybody, customers'}\n\n${table(screenHead, rows)}`;
  });
  const scopes = Object.entries(activityScopes).map(([scope, access]) => [
    `\`${scope}\``,
    ...accessCells(access),
  ]);
  return [
    intro,
    `## The rules\n\n${table(['Rule', 'Who'], ruleRows())}`,
    ...groups,
    `## Scopes of the activity log\n\nWho works for one office reads what was done there.\n\n${table(['Scope', ...accessHead], scopes)}`,
  ]
    .join('\n\n')
    .concat('\n');
}

const intro = `<!-- Written by tools/access-doc.mjs; change domain/src/access and run it again. -->
# Who may come in

One list, \`domain/src/access/screens.ts\`, decides for every screen; the same function, \`mayCall\`, guards the routes of the
server, the screens and the entries of the menu. The list has every route of the specification, also those not built yet
(\`npm run routes\` says which exist).

- **Rule**: one of them must hold. *public*: nobody need be known; *session*: anybody logged in, in any office or none.
- **Right**: one of them must be in the person's menu list. An empty list allows everything.
- **Service**: the active office must handle one of them. The corporation, its claims desk and its AML desk work for all offices
  and need none.

A refusal names the role first, then the office (the same person would pass in another one), then the right.

Decided where the specification is silent:

- Corporation admin does not hold the operation roles. It reads their screens as part of the corporation and writes no manifest.
- Corporation admin is a sales user, and a claim user is not one, so corporation admin is no claim user; it opens the claims
  as part of the corporation.
- Services: staff of sale and provider offices read, the sale desk writes. The paper is also where holds and claims are
  decided, so the rights Compliance and Claims open it.
- Prices, fees and providers of a service hold for every office, so only the corporation sets them.
- Customers have no menu right of their own: any right that deals with them opens them, under the office's flag.
- AccountingExpenses exists as a right and guards no screen: the expense screens ask for the payments' rights.`;

const accessHead = ['Rule', 'Right', 'Service'];
const screenHead = ['Path', 'Title', ...accessHead, 'Menu'];

function screenRow({ path, title, access, menu }) {
  return [`\`${path}\``, title.en, ...accessCells(access), menu ? 'yes' : ''];
}

function accessCells({ who, rights = [], services = [] }) {
  const rules = typeof who === 'string' ? `*${who}*` : who.join(', ');
  return [rules, rights.join(', '), services.join(', ')];
}

/** The sentence above each rule of the table in rules.ts. */
function ruleRows() {
  const source = readFileSync(rulesFile, 'utf8');
  return [...source.matchAll(/^ {2}\/\*\* (.+) \*\/\n {2}(\w+):/gm)].map(([, sentence, rule]) => [
    rule,
    sentence,
  ]);
}

function table(head, rows) {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(accessDocPath, accessDoc());
