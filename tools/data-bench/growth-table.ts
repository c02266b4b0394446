/** What is asked of a call: a sale stays small, a beat or removal without work costs nothing, a list stays as it is. */
export type CallKind = 'list' | 'sale' | 'beat' | 'removal' | 'other';

export interface Statement {
  readonly text: string;
  readonly pages: number;
  /** The same by table and index. */
  readonly byRelation: Readonly<Record<string, number>>;
}

export interface CountedCall {
  readonly call: string;
  readonly kind: CallKind;
  readonly statements: readonly Statement[];
}

export interface GrowthRow {
  readonly call: string;
  readonly kind: CallKind;
  readonly pages: readonly [small: number, large: number];
  /** By what the pages have grown; nothing of no page. */
  readonly factor: number | undefined;
  /** Of the larger database. */
  readonly worst: Statement | undefined;
  /** The bars that it breaks. */
  readonly broken: readonly string[];
}

/** Pages that one statement of a sale reads to find its rows. */
const SALE_STATEMENT = 20;
/** Pages of a beat, or of a removal of one kind, that finds nothing to do. */
const IDLE = 200;
/** Of the pages of a list, where the database is five times as large. */
const LIST_FACTOR = 2;

const pagesOf = ({ statements }: CountedCall): number =>
  statements.reduce((sum, { pages }) => sum + pages, 0);

const worstOf = ({ statements }: CountedCall): Statement | undefined =>
  statements.toSorted((one, other) => other.pages - one.pages)[0];

const READS = /^\s*select\b/i;

/**
 * What a statement reads to find rows. One that writes also puts a row into each index of its table, which takes two or
 * three pages of each, however large the table is: of such a statement the table or index counts that it reads most.
 */
const pagesToFind = ({ text, pages, byRelation }: Statement): number =>
  READS.test(text) ? pages : Math.max(0, ...Object.values(byRelation));

const brokenBars = (
  { kind, pages, factor }: Omit<GrowthRow, 'broken'>,
  statements: readonly Statement[],
): readonly string[] => [
  ...(kind === 'sale' && statements.some((statement) => pagesToFind(statement) > SALE_STATEMENT)
    ? [`a statement above ${SALE_STATEMENT} pages`]
    : []),
  ...((kind === 'beat' || kind === 'removal') && Math.max(...pages) > IDLE
    ? [`above ${IDLE} pages to do nothing`]
    : []),
  ...(kind === 'list' && (factor ?? 0) > LIST_FACTOR ? [`grows by more than ${LIST_FACTOR}`] : []),
];

const rowOf = (small: CountedCall, large: CountedCall): GrowthRow => {
  const pages = [pagesOf(small), pagesOf(large)] as const;
  const row = {
    call: large.call,
    kind: large.kind,
    pages,
    factor: pages[0] === 0 ? undefined : pages[1] / pages[0],
    worst: worstOf(large),
  };
  return { ...row, broken: brokenBars(row, [...small.statements, ...large.statements]) };
};

/** The calls of both sizes side by side, those that read most in the larger one first. */
export const compareSizes = (
  small: readonly CountedCall[],
  large: readonly CountedCall[],
): readonly GrowthRow[] => {
  const smaller = new Map(small.map((counted) => [counted.call, counted]));
  const rows = large.map((counted) => {
    const before = smaller.get(counted.call);
    if (before === undefined) throw new Error(`${counted.call} was not made on the smaller database`);
    return rowOf(before, counted);
  });
  return rows.toSorted((one, other) => other.pages[1] - one.pages[1]);
};

const WORDS = 70;

/** Where the tables of a query begin: not those of a query within its columns. */
const placeOfTables = (text: string): number => {
  let depth = 0;
  for (const { 0: found, index } of text.matchAll(/[()]| from /gi)) {
    if (found === '(') depth += 1;
    else if (found === ')') depth -= 1;
    else if (depth === 0) return index;
  }
  return -1;
};

/** What it does to which tables: the columns that a statement reads say the least of it. */
export const firstWords = (text: string): string => {
  const plain = text.replaceAll('"', '').replace(/\s+/g, ' ').trim();
  const tables = /^select\b/i.test(plain) ? placeOfTables(plain) : -1;
  const short = tables === -1 ? plain : `select …${plain.slice(tables)}`;
  return short.length <= WORDS ? short : `${short.slice(0, WORDS - 1)}…`;
};

/** As a table of Markdown, for the documentation. */
export const linesOfTable = (
  rows: readonly GrowthRow[],
  [small, large]: readonly [small: number, large: number],
): readonly string[] => {
  const heading = ['call', `pages at ${small}`, `pages at ${large}`, 'factor', 'worst statement', 'bar'];
  const lines = rows.map(({ call, pages, factor, worst, broken }) => [
    call,
    String(pages[0]),
    String(pages[1]),
    factor?.toFixed(1) ?? '',
    worst === undefined ? '' : `${worst.pages}: \`${firstWords(worst.text).replaceAll('|', '\\|')}\``,
    broken.join(', '),
  ]);
  return [heading, heading.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`);
};
