import { basename } from 'node:path';

// From the top of each house down: a file imports only from its own row or from rows below.
const ROWS = {
  web: [['app'], ['services', 'areas'], ['engine'], ['kit'], ['lib']],
  server: [['services', 'areas'], ['engine', 'compliance'], ['platform']],
  domain: [],
};
const PEERS = new Set(['areas', 'services']);
const FORBIDDEN_NAMES = /^(index|utils?|helpers?|common|types)$/;
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.[a-z0-9]+$/;
const CODE = /\.(tsx?|m?js|css)$/;
// The gallery shows the kit, the dashboard shows the areas: neither has facts of its own.
const WITHOUT_DOMAIN = new Set(['web/src/areas/dummy', 'web/src/areas/dashboard']);
const SQL_CALL = /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;
const DATABASE_PACKAGES = /^(kysely|pg|pg-copy-streams)$/;

/** Files have the names of what is in them. */
export function checkNames(path) {
  const name = basename(path);
  const stems = [name.split('.')[0], ...path.split('/').slice(2, -1)];
  const empty = stems.find((stem) => FORBIDDEN_NAMES.test(stem));
  if (empty) return [violation('name', path, `"${empty}" says nothing about what is in it`)];
  if (FILE_NAME.test(name) || !CODE.test(name)) return [];
  return [violation('name', path, 'file names are kebab-case')];
}

/** The rooms have the same names on every floor. */
export function checkFolders(paths) {
  const rooms = new Set(paths.map((path) => path.split('/').slice(0, 4).join('/')));
  return [...rooms]
    .filter((room) => /^(web|server)\/src\/(areas|services)\/[^.]+$/.test(room))
    .filter((room) => !WITHOUT_DOMAIN.has(room) && !rooms.has(room.replace(/^(web|server)/, 'domain')))
    .map((room) => violation('room', room, 'has no folder of this name in domain'));
}

export function checkImports(file) {
  return file.imports.flatMap((found) =>
    found.target ? checkOwn(file.path, found) : checkPackage(file.path, found),
  );
}

/** What can only be seen in the text: queries and calls of the network. */
export function checkText({ path, text }) {
  const found = [];
  if (isOf(path, 'server') && !mayQuery(path) && SQL_CALL.test(withoutComments(text))) {
    found.push(violation('sql', path, 'SQL belongs to a *.queries.ts'));
  }
  if (isOf(path, 'web') && !mayFetch(path) && /(?<![.\w])(window\.)?fetch\(/.test(withoutComments(text))) {
    found.push(violation('fetch', path, 'only lib/api calls the network'));
  }
  return found;
}

function checkOwn(path, { specifier, target }) {
  const from = locate(path);
  const to = locate(target);
  if (!/\.[a-z]+$/.test(specifier)) return [violation('extension', path, `${specifier} lacks its extension`)];
  if (to.row === undefined) return []; // package.json, data/: facts, not code
  if (from.floor !== to.floor) return checkFloors(path, specifier, { from, to });
  return checkRows(path, specifier, { from, to });
}

function checkFloors(path, specifier, { from, to }) {
  if (to.floor !== 'domain') return [violation('floor', path, `${from.floor} may not import ${specifier}`)];
  return specifier.startsWith('#')
    ? []
    : [violation('floor', path, `another floor is imported as #${to.floor}/…`)];
}

function checkRows(path, specifier, { from, to }) {
  if (from.row > to.row && !isTest(path)) return [violation('row', path, `${specifier} stands above it`)];
  // A registry stands beside the rooms, has no name of one, and sees them all.
  const isRegistry = from.room.endsWith('.ts');
  const areTwoPeers = !isRegistry && PEERS.has(from.folder) && PEERS.has(to.folder) && from.room !== to.room;
  // Areas of the domain are pure facts and may know each other; services never do.
  if (areTwoPeers && (from.floor !== 'domain' || from.folder === 'services')) {
    return [violation('peer', path, `${specifier} is another area or service`)];
  }
  if (
    from.row === to.row &&
    from.folder !== to.folder &&
    [from, to].some(({ folder }) => folder === 'compliance')
  ) {
    return [violation('port', path, `${specifier}: engine and compliance meet in main only`)];
  }
  return [];
}

const PACKAGE_RULES = [
  {
    rule: 'pure',
    isBroken: (path, { specifier }) => isOf(path, 'domain') && !isTest(path) && specifier !== 'zod',
    message: 'may not be imported by domain',
  },
  {
    rule: 'mui',
    isBroken: (path, { specifier }) => specifier.startsWith('@mui/') && !path.startsWith('web/src/kit/'),
    message: 'belongs to the kit',
  },
  {
    rule: 'browser',
    isBroken: (path, { specifier }) => isOf(path, 'web') && specifier.startsWith('node:') && !isTest(path),
    message: 'does not exist in a browser',
  },
  {
    rule: 'sql',
    isBroken: (path, { specifier, isType }) =>
      isOf(path, 'server') && DATABASE_PACKAGES.test(specifier) && !isType && !mayQuery(path),
    message: 'belongs to a *.queries.ts',
  },
];

function checkPackage(path, found) {
  return PACKAGE_RULES.filter(({ isBroken }) => isBroken(path, found)).map(({ rule, message }) =>
    violation(rule, path, `${found.specifier} ${message}`),
  );
}

/** Row 0 is the top; what lies outside the named folders composes them and stands above all. */
function locate(path) {
  const [floor, , folder, name] = path.split('/');
  const row = ROWS[floor]?.findIndex((folders) => folders.includes(folder));
  return { floor, folder, room: `${folder}/${name}`, row };
}

function isTest(path) {
  return /\.test\.tsx?$/.test(path) || /(^|[/-])test-[^/]*\.ts$|\/testing\//.test(path);
}

function mayQuery(path) {
  return path.endsWith('.queries.ts') || path.startsWith('server/src/platform/db/') || isTest(path);
}

function mayFetch(path) {
  return (
    /^web\/src\/lib\/api[^/]*(\/|$)/.test(path) || basename(path) === 'service-worker.ts' || isTest(path)
  );
}

function isOf(path, floor) {
  return path.startsWith(`${floor}/`);
}

function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');
}

function violation(rule, file, message) {
  return { rule, file, message };
}
