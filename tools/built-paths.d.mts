/** Paths of the screens the router has, in the seed's spelling. */
export function builtPaths(): Promise<string[]>;
