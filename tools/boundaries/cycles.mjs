/**
 * Files that reach themselves through their imports, each circle once. Types are erased and make no circle at run time.
 * @param {{ path: string, imports: { target?: string, isType: boolean }[] }[]} files
 */
export function findCycles(files) {
  const targets = new Map(files.map((file) => [file.path, valueTargets(file)]));
  const done = new Set();
  const found = [];

  const visit = (path, trail) => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push(trail.slice(start));
    if (start >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of targets.keys()) visit(path, []);

  return found.map((circle) => ({
    rule: 'cycle',
    file: circle[0],
    message: `imports itself by way of ${[...circle.slice(1), circle[0]].join(' → ')}`,
  }));
}

function valueTargets({ imports }) {
  return imports.flatMap(({ target, isType }) => (target && !isType ? [target] : []));
}
