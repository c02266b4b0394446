import type { Lead, LeadSearch } from '@payung/shared/schemas/leads.ts';
import type { InsuredLine, PolicyLine, ListSearch } from '@payung/shared/schemas/lists.ts';
import type { CsvValue, Delimiter } from '@payung/shared/domain/csv/write-csv.ts';
import { formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { nationalPhone, normalisePhone } from '@payung/shared/domain/people/phone.ts';
import type { Language } from '#core/http/language.ts';
import type { Services } from '../services.ts';
import { LEAD_STATUS_TEXTS, LINE_STATUS_TEXTS, COLUMN_TEXTS, EXPORT_CUT } from './list-texts.ts';
import type { ListPage } from '@payung/shared/schemas/parts.ts';
import { BYTE_ORDER_MARK, csvLine } from '@payung/shared/domain/csv/write-csv.ts';
import { AGENT_LISTS } from '@payung/shared/domain/lists/line-status.ts';
import type { AgentList } from '@payung/shared/domain/lists/line-status.ts';
import { longTransaction } from '#core/database/transaction.ts';
import { requireAgent } from '#core/access/caller.ts';
import { pageOfLeads } from '#areas/leads/list-leads.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { fillIn } from '#core/http/texts.ts';
import type { BinaryReply, HandlerContextOf } from '../area.ts';
import { insuredOf, readPeople } from './insureds.ts';
import { lineOf, listViewerOf, namesAgents, readLines } from './lines.ts';
import type { ListViewer } from './lines.ts';

/** What a file shows beside its usual columns. */
interface ExportOf extends Pick<Services, 'products'> {
  readonly language: Language;
  /** Whose each line is. */
  readonly namesAgents: boolean;
  /** Phone, e-mail and the like: only where all lines are the reader's own (ruling R33). */
  readonly hasContacts: boolean;
}

interface Column<Item> {
  readonly heading: keyof typeof COLUMN_TEXTS;
  readonly value: (item: Item) => CsvValue;
  readonly only?: 'agents' | 'contacts';
}

/** 0812-3456-7890, however it was typed: as bare digits spreadsheets would calculate with it. */
export const writtenPhone = (phone: string): string =>
  nationalPhone(normalisePhone(phone))
    .match(/.{1,4}/g)
    ?.join('-') ?? '';

/** Days as people read them everywhere else (I18N-013). */
const dayOf = (moment: string): string => formatDate(todayInJakarta(new Date(moment)));

const people = <
  Item extends { agentName?: string; phone?: string; email?: string },
>(): readonly Column<Item>[] => [
  { heading: 'agent', value: ({ agentName = '' }) => agentName, only: 'agents' },
  { heading: 'phone', value: ({ phone = '' }) => writtenPhone(phone), only: 'contacts' },
  { heading: 'email', value: ({ email = '' }) => email, only: 'contacts' },
];

const lineColumns = ({ language, products }: ExportOf): readonly Column<PolicyLine>[] => [
  { heading: 'code', value: ({ code }) => code },
  { heading: 'policyNo', value: ({ policyNo = '' }) => policyNo },
  { heading: 'proposalNo', value: ({ proposalNo = '' }) => proposalNo },
  { heading: 'product', value: ({ productId }) => products.shown(productId).name[language] },
  { heading: 'customer', value: ({ customerName }) => customerName },
  { heading: 'plan', value: ({ planName }) => planName },
  { heading: 'status', value: ({ status }) => LINE_STATUS_TEXTS[status][language] },
  { heading: 'start', value: ({ startDate }) => formatDate(startDate) },
  { heading: 'end', value: ({ endDate }) => formatDate(endDate) },
  { heading: 'premium', value: ({ duePremium }) => duePremium },
  { heading: 'points', value: ({ points }) => points },
  ...people<PolicyLine>(),
];

const insuredColumns: readonly Column<InsuredLine>[] = [
  { heading: 'name', value: ({ name }) => name },
  { heading: 'birthDate', value: ({ birthDate = '' }) => formatDate(birthDate) },
  { heading: 'policyCount', value: ({ policyCount }) => policyCount },
  { heading: 'premium', value: ({ premium }) => premium },
  { heading: 'newest', value: ({ newestAt }) => dayOf(newestAt) },
  ...people<InsuredLine>(),
];

const leadColumns = ({ language, products }: ExportOf): readonly Column<Lead>[] => [
  { heading: 'leadCode', value: ({ code }) => code },
  { heading: 'name', value: ({ fullName }) => fullName },
  { heading: 'status', value: ({ status }) => LEAD_STATUS_TEXTS[status][language] },
  { heading: 'created', value: ({ createdAt }) => dayOf(createdAt) },
  { heading: 'daysLeft', value: ({ daysLeft }) => daysLeft },
  {
    heading: 'product',
    value: ({ quote }) => (quote === undefined ? '' : products.shown(quote.productId).name[language]),
  },
  { heading: 'code', value: ({ quote }) => quote?.code ?? '' },
  { heading: 'premium', value: ({ quote }) => quote?.duePremium ?? 0 },
  ...people<Lead>(),
];

/** Limit for memory and spreadsheets; a file cut here says so in its last line. */
const MAX_LINES = 100_000;

/** Spreadsheets in Indonesian write decimals with a comma and split cells at semicolons. */
const DELIMITERS: Readonly<Record<Language, Delimiter>> = { en: ',', id: ';' };

interface ExportRequest extends ExportOf {
  /** Aborted when the connection is closed. */
  readonly signal: AbortSignal;
}

type ReadPage<Item> = (after: string | undefined) => Promise<ListPage<Item>>;

/** Page by page, so that other calls are answered in between. */
export const textOf = async <Item>(
  columns: readonly Column<Item>[],
  { most = MAX_LINES, ...of }: ExportRequest & { readonly most?: number },
  readPage: ReadPage<Item>,
): Promise<string> => {
  const shown = columns.filter(
    ({ only }) => only === undefined || (only === 'agents' ? of.namesAgents : of.hasContacts),
  );
  const delimiter = DELIMITERS[of.language];
  const lines = [
    csvLine(
      shown.map(({ heading }) => COLUMN_TEXTS[heading][of.language]),
      delimiter,
    ),
  ];
  let after: string | undefined;
  do {
    of.signal.throwIfAborted();
    const page = await readPage(after);
    lines.push(
      ...page.items.map((item) =>
        csvLine(
          shown.map(({ value }) => value(item)),
          delimiter,
        ),
      ),
    );
    after = page.next;
  } while (after !== undefined && lines.length <= most);
  const count = (lines.length - 1).toLocaleString(of.language);
  if (after !== undefined) lines.push(csvLine([fillIn(EXPORT_CUT[of.language], { count })], delimiter));
  return BYTE_ORDER_MARK + lines.join('');
};

type Context = HandlerContextOf<'exportList'>;

const EXPORT_PAGE = '100';

const withNext = <Item>(items: readonly Item[], next: string | undefined): ListPage<Item> => ({
  items,
  ...(next === undefined ? {} : { next }),
});

interface ExportContext {
  readonly context: Context;
  readonly services: Services;
  readonly viewer: ListViewer;
  readonly of: ExportRequest;
}

/** Who waits for a file waits longer than who opens a page, and a page of a large network is sorted out of all of it. */
const PAGE_LIMIT_MS = 30_000;

const withTime = <Page>(services: Services, read: (services: Services) => Promise<Page>): Promise<Page> =>
  longTransaction(services.db, (db) => read({ ...services, db }), {
    limitMs: PAGE_LIMIT_MS,
  });

const leadsText = ({ context, services, of }: ExportContext): Promise<string> =>
  textOf<Lead>(leadColumns(of), of, (after) => {
    const query = { ...(context.query as LeadSearch), limit: EXPORT_PAGE, after: after ?? '' };
    return withTime(services, (each) => pageOfLeads(each, requireAgent(context.caller), query));
  });

const listText = (list: AgentList, { context, services, viewer, of }: ExportContext): Promise<string> => {
  const queryAt = (after: string | undefined): ListSearch => ({
    ...(context.query as ListSearch),
    limit: EXPORT_PAGE,
    after: after ?? '',
  });
  if (list === 'insureds') {
    return textOf(insuredColumns, of, async (after) => {
      const { page } = await withTime(services, (each) => readPeople(each, viewer, queryAt(after)));
      return withNext(
        page.rows.map((row) => insuredOf(row, viewer)),
        page.next,
      );
    });
  }
  return textOf(lineColumns(of), of, async (after) => {
    const { of: read, page } = await withTime(services, (each) =>
      readLines(each, { viewer, list, query: queryAt(after) }),
    );
    return withNext(
      page.rows.map((row) => lineOf(services, row, { ...viewer, today: read.day.today, now: read.now })),
      page.next,
    );
  });
};

/** A list as a file for a spreadsheet. */
export const exportList = async (context: Context, services: Services): Promise<BinaryReply> => {
  const { params, query, caller, language, signal } = context;
  const list = [...AGENT_LISTS, 'leads' as const].find((known) => known === params.list);
  if (list === undefined) throw notFound();
  const viewer = await listViewerOf(services, { caller, agentId: query.agentId });
  const others = namesAgents(viewer);
  const { products } = services;
  const of = { products, language, signal, namesAgents: others, hasContacts: !others };
  const exported = { context, services, viewer, of };
  const text = list === 'leads' ? await leadsText(exported) : await listText(list, exported);
  return {
    bytes: Buffer.from(text, 'utf8'),
    fileName: `${list}-${todayInJakarta(services.clock.now())}.csv`,
    contentType: 'text/csv; charset=utf-8',
  };
};
