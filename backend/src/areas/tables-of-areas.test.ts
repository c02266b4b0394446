import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCES = new URL('../', import.meta.url);
/** Tests and what serves tests look into every table. */
const OF_TESTS = /(^|\/)testing\/|\.test\.ts$/;

interface Source {
  readonly file: string;
  /** Without comments. */
  readonly text: string;
  /** The area, the product, or the part of `core`, `providers` or `app` that the file belongs to. */
  readonly room: string;
}

const read = (file: string): string => readFileSync(new URL(file, SOURCES), 'utf8');
const filesOf = (ending: string): readonly string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
const sources: readonly Source[] = filesOf('.ts')
  .filter((file) => !OF_TESTS.test(file))
  .map((file) => ({
    file,
    text: read(file).replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g, ''),
    room: file.split('/').slice(0, 2).join('/'),
  }));
const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, table = '']) => table);

const tables: ReadonlySet<string> = new Set(
  filesOf('.sql').flatMap((file) => found(read(file), /create table (?:if not exists )?(\w+)/gi)),
);

const declaredBy = ({ text }: Source): readonly string[] =>
  [...text.matchAll(/interface Tables \{([^}]*)\}/g)].flatMap(([, body = '']) => found(body, /(\w+):/g));
const owners: ReadonlyMap<string, string> = new Map(
  sources.flatMap((source) => declaredBy(source).map((table) => [table, source.room] as const)),
);

const WRITES = /\b(?:insertInto|updateTable|deleteFrom|mergeInto|expiredRows)\(\s*'(\w+)/g;
const READS = /\b(?:selectFrom|\w*[jJ]oin)\(\s*'(\w+)/g;
const SQL_WRITES = /\b(?:insert into|delete from|update)\s+(\w+)/gi;
const SQL_READS = /\b(?:from|join)\s+(\w+)/gi;
const inSql = (text: string): string => [...text.matchAll(/sql(?:<[^`]*?>)?`[^`]*`/g)].join('\n');
const writtenIn = ({ text }: Source): readonly string[] => [
  ...found(text, WRITES),
  ...found(inSql(text), SQL_WRITES),
];
const readIn = ({ text }: Source): readonly string[] => [
  ...found(text, READS),
  ...found(inSql(text), SQL_READS),
];

/** Whose a row is, and which quote it is about: every area joins them by their keys. */
const READ_BY_ALL = ['agents', 'quotes'];
/** Whether something has a policy already. */
const READ_BY_PRODUCTS = [...READ_BY_ALL, 'policies'];

/** Other tables that an area reads together with its own in one statement, where asking their area would take many. */
const READ_BESIDES: Readonly<Record<string, readonly string[]>> = {
  // Which licence reminders were sent already.
  'areas/agents': ['notifications'],
  // The agent of the registration in which an agreement was accepted.
  'areas/agreement': ['registrations'],
  // The history of a lead includes its policies.
  'areas/leads': ['policies', 'quote_reads'],
  // A line shows a quote with its check, lead and link; figures are compared with the target.
  'areas/lists': ['identity_checks', 'leads', 'share_links', 'targets'],
  // Sales, points and open work of members, and the outcome of invitations.
  'areas/network': ['leads', 'points_by_month', 'policies', 'sales_by_month', 'share_links'],
  // The ledger is compared with the policies.
  'areas/points': ['policies'],
  // "My data" shows what every area stores about a person, and nothing is removed that another area needs.
  'areas/privacy': [
    'document_images',
    'identity_checks',
    'identity_images',
    'invoices',
    'lead_events',
    'leads',
    'quote_events',
    'refunds_due',
    'registration_parts',
    'registrations',
    'sessions',
    'share_links',
  ],
  // Notices go to sessions that are open.
  'areas/push': ['sessions'],
  // A quote is shown with its policy's number.
  'areas/quote': ['policies'],
  // A task names whom it concerns.
  'areas/todo': ['leads'],
  // The caller is read in one statement before every call.
  'core/access': ['registrations'],
};

describe('tables', () => {
  it('belong each to one area, or to the product whose SQL writes it', () => {
    const declared = sources.flatMap(declaredBy);
    expect(declared.length).toBeGreaterThan(60);
    expect(new Set(declared).size).toBe(declared.length);
    const others = [...tables].filter((table) => !owners.has(table));
    const rooms = (table: string, usedIn: typeof writtenIn): readonly string[] => [
      ...new Set(sources.filter((source) => usedIn(source).includes(table)).map(({ room }) => room)),
    ];
    // What a trigger writes belongs to who reads it.
    const users = (table: string): readonly string[] => {
      const writers = rooms(table, writtenIn);
      return writers.length > 0 ? writers : rooms(table, readIn);
    };
    expect(others.filter((table) => !/^products\/[\w-]+$/.test(users(table).join()))).toEqual([]);
  });

  it('are written only by the SQL of their area', () => {
    const foreign = sources.flatMap((source) =>
      writtenIn(source)
        .filter((table) => owners.has(table) && owners.get(table) !== source.room)
        .map((table) => `${source.file}: ${table}`),
    );
    expect(foreign).toEqual([]);
  });

  it('are written by literal names, which this test can read', () => {
    const unnamed = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\((?!\s*')/;
    expect(sources.filter(({ text }) => unnamed.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('are read by other areas only when listed here', () => {
    const foreign = sources.flatMap((source) =>
      readIn(source)
        .filter((table) => owners.has(table) && owners.get(table) !== source.room)
        .filter(
          (table) => !(source.room.startsWith('products') ? READ_BY_PRODUCTS : READ_BY_ALL).includes(table),
        )
        .map((table) => [source.room, table] as const),
    );
    const byRoom = Object.entries(Object.groupBy(foreign, ([room]) => room)).map(
      ([room, pairs = []]) => [room, [...new Set(pairs.map(([, table]) => table))].toSorted()] as const,
    );
    expect(Object.fromEntries(byRoom)).toEqual(READ_BESIDES);
  });

  it('are used only in files of SQL', () => {
    const ofSql = /^core\/database\/|\/sql\/|[/-]sql\.ts$|^products\/[\w-]+\/repositories\//;
    const withSql = sources.filter(
      ({ file, text }) =>
        !ofSql.test(file) && /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|sql`/.test(text),
    );
    expect(withSql.map(({ file }) => file)).toEqual([]);
  });
});
