import { idleMs } from './drafts.ts';
import { emptyQuoteContext, quoteContextAtom } from './quote-context.ts';
import { specifiedContext } from './specified-names.ts';
import { ownerAtom } from './session.ts';
import { store } from './store.ts';
import { tabId } from './tab-id.ts';
import { readVault, writeVault } from './vault.ts';

interface Kept {
  readonly savedAt: number;
  /** In the spelling of the specification. */
  readonly context: unknown;
}

/** Two tabs may hold two quotes: a reload finds its own, a new session the last of them. */
const placesOf = (owner: string): readonly string[] => [
  `context:${owner}:${tabId()}`,
  `context:${owner}:last`,
];

const keep = async (): Promise<void> => {
  const context = store.get(quoteContextAtom);
  if (context.quoteId === '') return;
  const kept: Kept = { savedAt: Date.now(), context: specifiedContext.encode(context) };
  await Promise.all(placesOf(store.get(ownerAtom)).map((place) => writeVault(place, kept)));
};

/** Brings the context of this visitor back, unless a quote was opened meanwhile. */
export const restoreQuoteContext = async (): Promise<void> => {
  const owner = store.get(ownerAtom);
  for (const place of placesOf(owner)) {
    const kept = (await readVault(place)) as Kept | undefined;
    const isFresh = kept !== undefined && Date.now() - kept.savedAt <= idleMs();
    const isStillWanted = store.get(ownerAtom) === owner && store.get(quoteContextAtom).quoteId === '';
    if (isFresh && isStillWanted) {
      store.set(quoteContextAtom, { ...emptyQuoteContext, ...specifiedContext.decode(kept.context) });
      return;
    }
  }
};

/** Keeps the context on the device from now on, encrypted. Returns a function that stops. */
export const keepQuoteContext = (): (() => void) => store.sub(quoteContextAtom, () => void keep());
