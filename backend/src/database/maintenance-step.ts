import type { Needs, TableNeeds } from './maintenance-needs.ts';

/** One statement: while it runs, the embedded database answers nobody. */
export type MaintenanceStep =
  | { readonly kind: 'checkpoint' }
  | {
      readonly kind: 'vacuum' | 'vacuum without indexes' | 'analyze' | 'analyze a sample';
      readonly table: string;
    };

/** When a step is done, if nobody asks for anything meanwhile, and when it is done whoever asks. */
interface Threshold {
  readonly whenQuiet: number;
  readonly always: number;
}

export interface MaintenanceLimits {
  /** Bytes of the log. */
  readonly wal: Threshold;
  /** Dead rows, and the share of a table's rows that counts as well. The smaller of a part and `most` decides. */
  readonly dead: { readonly few: Threshold; readonly part: Threshold; readonly most: Threshold };
  /** Rows that statistics do not know, the same way. */
  readonly changed: { readonly few: Threshold; readonly part: Threshold };
  /** From this size on, the indexes of a table are cleaned only in a long quiet, and fewer rows are analyzed. */
  readonly largeBytes: number;
}

const MB = 1024 * 1024;

export const MAINTENANCE_LIMITS: MaintenanceLimits = {
  wal: { whenQuiet: 4 * MB, always: 16 * MB },
  dead: {
    few: { whenQuiet: 500, always: 2000 },
    part: { whenQuiet: 0.05, always: 0.2 },
    most: { whenQuiet: 2000, always: 10_000 },
  },
  changed: { few: { whenQuiet: 250, always: 2500 }, part: { whenQuiet: 0.1, always: 0.5 } },
  largeBytes: 64 * MB,
};

/** `now`: somebody may be waiting. `quiet`: nobody has for a moment. `long`: nobody has for a good while. */
export type Quiet = 'now' | 'quiet' | 'long';

const needsVacuum = (
  { dead, inserted, live, isUnknown }: TableNeeds,
  { few, part, most }: MaintenanceLimits['dead'],
  when: keyof Threshold,
): boolean => {
  const limit = Math.min(few[when] + part[when] * live, most[when]);
  return dead >= limit || (when === 'whenQuiet' && (isUnknown || inserted >= 2 * few[when] + 0.2 * live));
};

const needsAnalyze = (
  { changed, live }: TableNeeds,
  { few, part }: MaintenanceLimits['changed'],
  when: keyof Threshold,
): boolean => changed >= few[when] + part[when] * live;

const mostDead = (one: TableNeeds, other: TableNeeds): number => other.dead - one.dead;
const mostChanged = (one: TableNeeds, other: TableNeeds): number => other.changed - one.changed;

const dueAt = (
  { walBytes, tables }: Needs,
  quiet: Quiet,
  limits: MaintenanceLimits,
): MaintenanceStep | undefined => {
  const when = quiet === 'now' ? 'always' : 'whenQuiet';
  if (walBytes >= limits.wal[when]) return { kind: 'checkpoint' };
  const isLarge = ({ bytes }: TableNeeds): boolean => bytes >= limits.largeBytes;
  const toVacuum = tables.toSorted(mostDead).filter((table) => needsVacuum(table, limits.dead, when));
  // Large ones wait for a long quiet, and have their rows alone cleaned where that does not come.
  const vacuumed = toVacuum.find((table) => quiet !== 'quiet' || !isLarge(table));
  if (vacuumed !== undefined) {
    const withoutIndexes = quiet === 'now' && isLarge(vacuumed);
    return { kind: withoutIndexes ? 'vacuum without indexes' : 'vacuum', table: vacuumed.name };
  }
  const analyzed = tables.toSorted(mostChanged).find((table) => needsAnalyze(table, limits.changed, when));
  if (analyzed === undefined) return undefined;
  return { kind: isLarge(analyzed) ? 'analyze a sample' : 'analyze', table: analyzed.name };
};

/** The one thing that is most due: what cannot wait comes before what is better done while nobody asks. */
export const dueStep = (
  needs: Needs,
  quiet: Quiet,
  limits: MaintenanceLimits = MAINTENANCE_LIMITS,
): MaintenanceStep | undefined =>
  (quiet === 'long' ? dueAt(needs, 'long', limits) : dueAt(needs, 'now', limits)) ??
  (quiet === 'quiet' ? dueAt(needs, 'quiet', limits) : undefined);

export const sqlOf = (step: MaintenanceStep): string => {
  switch (step.kind) {
    case 'checkpoint':
      return 'checkpoint';
    case 'vacuum':
      return `vacuum (truncate false) ${step.table}`;
    case 'vacuum without indexes':
      return `vacuum (index_cleanup off, truncate false) ${step.table}`;
    case 'analyze':
      return `analyze ${step.table}`;
    case 'analyze a sample':
      // Of 100 as a rule: a quarter of the rows is read.
      return `set default_statistics_target to 25; analyze ${step.table}; reset default_statistics_target`;
  }
};
