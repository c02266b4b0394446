import { beginBytes } from './begun-bytes.ts';
import type { BegunBytes, PageEncoding } from './begun-bytes.ts';
import { FRESH, sharedPage } from './page.ts';
import type { SharedOptions, SharedPage } from './page.ts';
import type { ServedState } from '../served-state.ts';

/** Pages of so many addresses are kept for each set of releases: some megabytes. */
const MOST_KEPT = 100;

export interface MadePage extends SharedPage {
  begun(encoding: PageEncoding): Promise<BegunBytes>;
}

const make = (options: SharedOptions): MadePage => {
  const shared = sharedPage(options);
  const begun = new Map<PageEncoding, Promise<BegunBytes>>();
  return {
    ...shared,
    begun: (encoding) => {
      const known = begun.get(encoding) ?? beginBytes(shared.text, encoding);
      begun.set(encoding, known);
      return known;
    },
  };
};

/** What of a page is the same for everybody who asks for it: made and compressed once, until something is released. */
export const madePages = (): ((options: SharedOptions) => MadePage) => {
  const byState = new WeakMap<ServedState, Map<string, MadePage>>();
  return (options) => {
    const { state, ...others } = options;
    // It has the time in it.
    if (FRESH.test(options.address)) return make(options);
    const pages = byState.get(state) ?? new Map<string, MadePage>();
    byState.set(state, pages);
    const key = JSON.stringify(others);
    const page = pages.get(key) ?? make(options);
    const [oldest] = pages.keys();
    if (!pages.has(key) && pages.size >= MOST_KEPT && oldest !== undefined) pages.delete(oldest);
    // At the end, as the one that was asked for last.
    pages.delete(key);
    pages.set(key, page);
    return page;
  };
};
