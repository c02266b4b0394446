/** Reports of so long ago say nothing of how a release is doing now. */
export const WINDOW_MS = 3_600_000;

/** So many are enough to decide by. */
const MOST_VISITORS = 10_000;

/** Somebody who opened a release, as an edge remembers it: neither the address nor the page can be read from it. */
export interface Visitor {
  readonly address: string;
  readonly page: string;
  /** When the last report came, and the last of a failure; milliseconds since 1970, 0 for never. */
  readonly seen: number;
  readonly failed: number;
}

export interface ReleaseCounts {
  readonly opened: number;
  readonly failed: number;
}

/**
 * Who opened one release in the last hour. Whoever reports many times counts once: from one address with many pages, and
 * with one page from many addresses.
 */
export const createVisitors = () => {
  const byAddress = new Map<string, Visitor>();
  const addresses = new Map<string, string>();

  const add = (visitor: Visitor): void => {
    const known = byAddress.get(visitor.address) ?? byAddress.get(addresses.get(visitor.page) ?? '');
    if (known) {
      const seen = Math.max(known.seen, visitor.seen);
      const failed = Math.max(known.failed, visitor.failed);
      byAddress.set(known.address, { ...known, seen, failed });
      return;
    }
    if (byAddress.size >= MOST_VISITORS) return;
    byAddress.set(visitor.address, visitor);
    addresses.set(visitor.page, visitor.address);
  };

  const forgetBefore = (time: number): void => {
    for (const { address, page, seen } of byAddress.values()) {
      if (seen >= time) continue;
      byAddress.delete(address);
      addresses.delete(page);
    }
  };

  const countSince = (time: number): ReleaseCounts => {
    const all = [...byAddress.values()];
    return {
      opened: all.filter(({ seen }) => seen >= time).length,
      failed: all.filter(({ failed }) => failed >= time).length,
    };
  };

  return { add, forgetBefore, countSince, all: () => [...byAddress.values()] };
};

export type Visitors = ReturnType<typeof createVisitors>;
