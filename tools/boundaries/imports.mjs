const STATEMENT = /^[ \t]*(?:import|export)\s+(type\s+)?([^'"`;()=]*?)\sfrom\s*['"]([^'"]+)['"]/gm;
const SIDE_EFFECT = /^[ \t]*import\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g;

/**
 * All imports and re-exports of a source text; `isType` marks those that vanish when the types are stripped.
 * @param {string} text
 * @returns {{ specifier: string, isType: boolean }[]}
 */
export function readImports(text) {
  return [
    ...[...text.matchAll(STATEMENT)].map(([, type, names, specifier]) => ({
      specifier,
      isType: type !== undefined || hasOnlyTypes(names),
    })),
    ...[...text.matchAll(SIDE_EFFECT)].map(([, specifier]) => ({ specifier, isType: false })),
    ...[...text.matchAll(DYNAMIC)].map(([, specifier]) => ({ specifier, isType: false })),
  ];
}

function hasOnlyTypes(names) {
  const list = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
  if (list === undefined) return false;
  const members = list.split(',').filter((name) => name.trim() !== '');
  return members.length > 0 && members.every((name) => /^\s*type\s/.test(name));
}
