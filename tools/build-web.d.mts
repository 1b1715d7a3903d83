/** Builds the web into dist/web when its sources changed. */
export function ensureWebBuilt(log: (line: string) => void): void;
