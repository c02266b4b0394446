/** Where the page carries them. */
export const EARLY_ELEMENT = 'payung-early';

/** What the first screen at the asked address needs, so that it waits for no rest file. */
export interface EarlyFiles {
  /** Anybody may open the page; from another one visitors without a session are led away, and need none of its files. */
  readonly isPublic: boolean;
  /** Digests by address, of files of the shell and of the remote. */
  readonly files: Readonly<Record<string, string>>;
  /** The remote that serves the address; it runs in the shell that the page begins with. */
  readonly remote?: {
    readonly name: string;
    readonly build: string;
    readonly route: string;
    readonly shares: readonly string[];
  };
}
