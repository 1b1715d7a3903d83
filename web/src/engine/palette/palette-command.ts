/** Something one can go to or do from the palette. */
export interface PaletteCommand {
  readonly id: string;
  readonly label: string;
  /** Group of the menu, or what kind of thing it is. */
  readonly detail?: string;
  readonly icon?: string;
  /** The key that does the same. */
  readonly hint?: string;
  /** An address of the application, or what to do. */
  readonly to: string | (() => void);
}

/** Commands of which every typed word begins some word; what begins with the text itself comes first. */
export function matchCommands(commands: readonly PaletteCommand[], text: string): PaletteCommand[] {
  const typed = plain(text);
  const words = typed.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return commands
    .filter(({ label, detail = '' }) => {
      const parts = plain(`${label} ${detail}`).split(/[^\p{L}\p{N}]+/u);
      return words.every((word) => parts.some((part) => part.startsWith(word)));
    })
    .toSorted((left, right) => rank(left, typed) - rank(right, typed));
}

function rank({ label }: PaletteCommand, typed: string): number {
  return plain(label).startsWith(typed) ? 0 : 1;
}

/** Without accents and capitals, as people type. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
