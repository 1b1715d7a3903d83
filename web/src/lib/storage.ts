/** The signed-in user as kept by the browser. */
export interface StoredUser {
  id: string;
  token: string;
  roles: string[];
  roleMenus: string[];
}

export type Scheme = 'light' | 'dark';
export type Density = 'compact' | 'normal' | 'roomy';
export type Language = 'en' | 'es';

/** Every key the application keeps in local storage, and what stands under it. */
export interface StoredValues {
  APP_USER_AUTHENTICATED: StoredUser;
  'X-APPUSEROFFICE': string;
  'giro.scheme': Scheme;
  'giro.density': Density;
  'giro.language': Language;
  'giro.hotkeys': Record<string, string>;
}

type StoredKey = keyof StoredValues;

/** Reads a value; a missing, unreadable or blocked entry is undefined. */
export function readStored<Key extends StoredKey>(key: Key): StoredValues[Key] | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as StoredValues[Key]);
  } catch {
    return undefined;
  }
}

/** Writes a value; a full or blocked storage is not an error, the value then lasts as long as the page. */
export function writeStored<Key extends StoredKey>(key: Key, value: StoredValues[Key]) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // See above.
  }
}

export function removeStored(key: StoredKey) {
  try {
    localStorage.removeItem(key);
  } catch {
    // A blocked storage holds nothing to remove.
  }
}
