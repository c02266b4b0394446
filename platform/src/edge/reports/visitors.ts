import type { Place } from './page-token.ts';

/** Reports of so long ago say nothing of how a release is doing now. */
export const WINDOW_MS = 3_600_000;

/** So many are enough to decide by. */
const MOST_VISITORS = 10_000;

/** What an edge has noticed; times are milliseconds since 1970, 0 for never. */
interface Noticed {
  /** A report that the release was opened, or failed. */
  readonly opened: number;
  /** A report of a failure, and when the page was sent that failed. */
  readonly failed: number;
  readonly failedPage: number;
  /** What nobody has to say because the edge saw it: that files were fetched, or a call was answered. */
  readonly used: number;
}

/** A network in which a release was opened. Neither an address nor a page can be read from it. */
export interface Visitor extends Place, Noticed {}

const NOTHING: Noticed = { opened: 0, failed: 0, failedPage: 0, used: 0 };

export interface ReleaseCounts {
  readonly opened: number;
  readonly failed: number;
}

const latest = (one: Visitor, other: Visitor): Visitor => ({
  ...one,
  opened: Math.max(one.opened, other.opened),
  failed: Math.max(one.failed, other.failed),
  failedPage: Math.max(one.failedPage, other.failedPage),
  used: Math.max(one.used, other.used),
});

/**
 * Who opened one release in the last hour. A network counts once, whatever it sends. Where there are too many, those of
 * the region with the most give way, the ones first that were silent for longest: nobody can fill it for others.
 */
export const createVisitors = () => {
  const regions = new Map<string, Map<string, Visitor>>();
  let count = 0;

  const remove = (region: Map<string, Visitor>, { network, region: name }: Place): void => {
    if (region.delete(network)) count -= 1;
    if (region.size === 0) regions.delete(name);
  };

  const makeRoom = (): void => {
    let largest: Map<string, Visitor> | undefined;
    for (const region of regions.values())
      if (largest === undefined || region.size > largest.size) largest = region;
    const [oldest] = largest?.values() ?? [];
    if (largest && oldest) remove(largest, oldest);
  };

  const add = (place: Place, noticed: Partial<Noticed>): void => {
    const { network, region: name } = place;
    const known = regions.get(name)?.get(network);
    const visitor = { ...NOTHING, ...noticed, network, region: name };
    if (known === undefined && count >= MOST_VISITORS) makeRoom();
    const region = regions.get(name) ?? new Map<string, Visitor>();
    regions.set(name, region);
    if (!region.delete(network)) count += 1;
    // At the end, as the one that was heard of last.
    region.set(network, known ? latest(known, visitor) : visitor);
  };

  const all = (): readonly Visitor[] => [...regions.values()].flatMap((region) => [...region.values()]);

  const forgetBefore = (time: number): void => {
    for (const visitor of all()) {
      const region = regions.get(visitor.region);
      if (region && Math.max(visitor.opened, visitor.failed, visitor.used) < time) remove(region, visitor);
    }
  };

  return { add, forgetBefore, all };
};

export type Visitors = ReturnType<typeof createVisitors>;

/** From when on reports count, and until when a page was sent whose reports do not. */
export interface Since {
  readonly time: number;
  readonly pages: number;
}

/** Only who was seen to do more than report counts: `seen` are the networks of which that is known from elsewhere. */
export const countOf = (
  visitors: readonly Visitor[],
  { time, pages }: Since,
  seen: ReadonlySet<string>,
): ReleaseCounts => {
  const counted = visitors.filter(({ network, used }) => used > 0 || seen.has(network));
  return {
    opened: counted.filter(({ opened }) => opened >= time).length,
    failed: counted.filter(({ failed, failedPage }) => failed >= time && failedPage > pages).length,
  };
};
