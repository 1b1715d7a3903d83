interface Keys {
  readonly id: string;
  readonly keys: string;
}

/** The hotkey that would no longer work beside these keys: it has the same ones, or one begins with the other. */
export function hotkeyClash<Key extends Keys>(
  keys: string,
  id: string,
  hotkeys: readonly Key[],
): Key | undefined {
  const begins = (long: string, short: string) => `${long} `.startsWith(`${short} `);
  return hotkeys.find((other) => other.id !== id && (begins(keys, other.keys) || begins(other.keys, keys)));
}
