import { describe, expect, test } from 'vitest';

type Tree = { [key: string]: string | Tree };

const english = import.meta.glob<Tree>('../**/messages.en.ts', { import: 'en', eager: true });
const spanish = import.meta.glob<Tree>('../**/messages.es.ts', { import: 'es', eager: true });

/** Every text with its path, `confirm.title`. */
function flatten(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] satisfies [string, string]]
      : flatten(value, `${path}${key}.`),
  );
}

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').sort();
}

test('every English file has its Spanish one, and no two folders share a name', () => {
  expect(Object.keys(spanish)).toEqual(Object.keys(english).map((path) => path.replace('.en.', '.es.')));
  const folders = Object.keys(english).map((path) => path.split('/').at(-2));
  expect(new Set(folders).size).toBe(folders.length);
  expect(folders.length).toBeGreaterThan(1);
});

describe.each(Object.entries(english))('%s', (path, tree) => {
  const texts = flatten(tree);
  const translated = new Map(flatten(spanish[path.replace('.en.', '.es.')] ?? {}));

  test('has the same keys in both languages', () => {
    expect([...translated.keys()]).toEqual(texts.map(([key]) => key));
  });

  test('has the same placeholders and no empty text', () => {
    for (const [key, text] of texts) {
      expect([key, placeholders(translated.get(key) ?? '')]).toEqual([key, placeholders(text)]);
      expect(translated.get(key)?.trim(), key).toBeTruthy();
    }
  });
});
