import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const tools = fileURLToPath(new URL('.', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'giro lists '));
afterAll(() => rmSync(directory, { recursive: true }));

const sdn = fileOf('sdn.csv', [
  '1,"LAZO HERNANDEZ, Juan Esteban","individual","CUBA","-0- ",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 26 Feb 1944."',
  '2,"MOA NICKEL SA",-0- ,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ',
]);
const alt = fileOf('alt.csv', ['1,10,"aka","LAZO, Esteban",-0- ']);

test('each line has its answer in order; a bad one loses none of the others', () => {
  const lines = [
    '{"query":"Lis Cuesta","candidate":"CUESTA PERAZA, Lis"}\r',
    '',
    'no json',
    '{"query":"Lis Cuesta"}',
    JSON.stringify({ query: 'A'.repeat(50_000), candidate: 'B' }),
    '{"query":"Moa","candidate":"Moa","kind":"entity_bool","expected":true}',
  ];
  const { answers, status } = run('screen-pairs', [], `\ufeff${lines.join('\n')}`);
  expect(answers.map((answer) => ('error' in answer ? answer['line'] : Object.keys(answer)))).toEqual([
    ['score', 'portalScore', 'parts'],
    3,
    4,
    5,
    ['score', 'portalScore', 'parts'],
  ]);
  expect(status).toBe(0);
});

test('names are looked for in the files, with other line ends, a mark at the beginning and facts beside the name', () => {
  const lines = [
    '"Juan Esteban Lazo Hernandez"',
    '{"query":"Juan Esteban Lazo Hernandez","birthDate":"11 Jul 1984"}',
    '{"name":"Juan Esteban Lazo Hernandez","kind":"entity"}',
    '{"name":"Ana Pupo"}',
  ];
  const { answers } = run('screen-names', ['--sdn', sdn, '--alt', alt], lines.join('\n'));
  expect(
    answers.map(({ hits }) => (hits as { id: string; status: string }[]).map((hit) => hit.status)),
  ).toEqual([['block'], ['auto-cleared'], [], []]);
});

test.each([
  ['no file', ['--sdn', join(directory, 'none.csv')], /there is no such file/],
  ['a directory', ['--sdn', directory], /it is a directory/],
  ['another kind of file', ['--sdn', alt], /refused, malformed/],
  ['nothing', [], /--sdn FILE is wanted/],
  ['an unknown option', ['--sd', sdn], /Unknown option/],
])('%s ends with one line that says so', (_, args, message) => {
  const { status, errors } = run('screen-names', args, '"Raul Castro"');
  expect(errors).toMatch(message);
  expect(errors).not.toContain('    at ');
  expect(status).toBe(1);
});

test('the difference of two files', () => {
  const now = fileOf('now.csv', [
    '1,"LAZO HERNANDEZ, Juan Esteban","individual","CUBA","-0- ",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 1944."',
  ]);
  const { answers, status } = run('lists-diff', [sdn, now], '');
  expect(answers).toMatchObject([
    { op: 'mod', id: '1', fields: ['remarks'] },
    { op: 'del', id: '2' },
  ]);
  expect(status).toBe(0);
  expect(run('lists-diff', [sdn, fileOf('empty.csv', [])], '')).toMatchObject({ status: 1, answers: [] });
});

function fileOf(name: string, rows: readonly string[]): string {
  const file = join(directory, name);
  writeFileSync(file, rows.length > 0 ? `\ufeff${rows.join('\r\n')}\r\n` : '');
  return file;
}

interface Ran {
  readonly answers: Record<string, unknown>[];
  readonly errors: string;
  readonly status: number | null;
}

/** As npm runs it. */
function run(command: string, args: readonly string[], input: string): Ran {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(tools, 'command.mjs'), command, ...args],
    {
      input,
      encoding: 'utf8',
    },
  );
  const lines = stdout.split('\n').filter(Boolean);
  return {
    answers: lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    errors: stderr,
    status,
  };
}
