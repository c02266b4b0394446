export interface BrowserStorage {
  readonly read: (key: string) => string | undefined;
  /** Without a text it is taken away. */
  readonly write: (key: string, text: string | undefined) => void;
  /** The browser refused something: it would be gone with the page. */
  readonly holdsUnstored: () => boolean;
}

/**
 * A browser may refuse storage: it throws at every touch, is null in a WebView, or is full. Nothing waits for it
 * and nothing fails with it: what it does not take lives as long as the page.
 */
const withMemory = (storageOf: () => Storage): BrowserStorage => {
  const memory = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage) => T): { readonly answer: T } | undefined => {
    try {
      return { answer: act(storageOf()) };
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key))?.answer ?? memory.get(key),
    write: (key, text) => {
      memory.delete(key);
      const isTaken = text !== undefined && attempt((storage) => storage.setItem(key, text)) !== undefined;
      if (isTaken) return;
      // Where there is no room for the new text, the one before no longer holds.
      attempt((storage) => storage.removeItem(key));
      if (text !== undefined) memory.set(key, text);
    },
    holdsUnstored: () => memory.size > 0,
  };
};

/** For all tabs, until somebody takes it away. */
export const deviceStorage = withMemory(() => localStorage);

/** For this tab, until it is closed. */
export const tabStorage = withMemory(() => sessionStorage);

/** What was kept as JSON; nothing when it makes no sense. */
export const readJson = (storage: BrowserStorage, key: string): unknown => {
  const text = storage.read(key);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const writeJson = (storage: BrowserStorage, key: string, value: unknown): void =>
  storage.write(key, value === undefined ? undefined : JSON.stringify(value));

/** An id that is made when it is first asked for. */
export const keptId = (storage: BrowserStorage, key: string): string => {
  const known = storage.read(key);
  if (known !== undefined) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join('');
  storage.write(key, made);
  return made;
};
