export const CHROMIUM_FLAGS: string[];
export function findChromium(): Promise<string | undefined>;
export function provideChromium(log: (line: string) => void): Promise<string>;
