import { BYTE_ORDER_MARK, csvLine } from '@payung/shared/domain/csv/write-csv.ts';
import type { CsvValue, Delimiter } from '@payung/shared/domain/csv/write-csv.ts';
import type { LedgerEntry } from '@payung/shared/schemas/points.ts';
import { requireAgent } from '#core/access/caller.ts';
import { jakartaDateTime } from '#areas/privacy/privacy-texts.ts';
import type { Language } from '#core/http/language.ts';
import { fillIn } from '#core/http/texts.ts';
import { listEntries, sumMonth } from '#areas/points/sql/points-statements.ts';
import type { BinaryReply, HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { entryOf, upToOf } from './points-account.ts';
import { EXPORT_TEXTS, KIND_TEXTS } from './points-texts.ts';

/** Spreadsheets in Indonesian split cells at semicolons. */
const DELIMITERS: Readonly<Record<Language, Delimiter>> = { en: ',', id: ';' };
const PAGE = 500;

type Cells = Readonly<Partial<Record<keyof typeof EXPORT_TEXTS, CsvValue>>>;
const COLUMNS = [
  'no',
  'at',
  'kind',
  'policyNo',
  'seller',
  'level',
  'premium',
  'rule',
  'points',
  'held',
  'balance',
  'reason',
] as const satisfies readonly (keyof typeof EXPORT_TEXTS)[];

const cellsOf = (entry: LedgerEntry, language: Language): Cells => ({
  no: entry.no,
  at: jakartaDateTime(new Date(entry.at)),
  kind: KIND_TEXTS[entry.kind][language],
  policyNo: entry.policyNo ?? '',
  seller: entry.sellerName ?? '',
  level: entry.level ?? '',
  premium: entry.premium ?? '',
  rule: entry.ruleVersion ?? '',
  points: entry.points,
  held: entry.held,
  balance: entry.balanceAfter,
  reason: entry.reason,
});

interface ExportRequest {
  readonly agentId: string;
  readonly month: string;
  readonly upTo: number;
  readonly signal: AbortSignal;
}

/** The oldest first, read in parts so that others are answered in between. */
const allEntries = async (
  { db }: Pick<Services, 'db'>,
  { signal, ...of }: ExportRequest,
): Promise<readonly LedgerEntry[]> => {
  const entries: LedgerEntry[] = [];
  let below: number | undefined;
  for (;;) {
    signal.throwIfAborted();
    const rows = await listEntries(db, { ...of, below, limit: PAGE });
    entries.push(...rows.map(entryOf));
    below = rows.at(-1)?.no;
    if (rows.length < PAGE) return entries.toReversed();
  }
};

/** The statement of a month as a file for a spreadsheet, up to the same running number as the page. */
export const exportPoints = async (
  { caller, query, language, signal }: HandlerContextOf<'exportPoints'>,
  services: Pick<Services, 'db'>,
): Promise<BinaryReply> => {
  const { agentId } = requireAgent(caller);
  const { month } = query;
  const upTo = await upToOf(services, agentId, query.upTo);
  const of = { agentId, month, upTo };
  const { opening, earned, taken } = await sumMonth(services.db, of);
  const lines: readonly Cells[] = [
    { kind: fillIn(EXPORT_TEXTS.opening[language], { month }), balance: opening },
    ...(await allEntries(services, { ...of, signal })).map((entry) => cellsOf(entry, language)),
    {
      no: upTo,
      kind: fillIn(EXPORT_TEXTS.closing[language], { month, upTo }),
      balance: opening + earned + taken,
    },
  ];
  const delimiter = DELIMITERS[language];
  const text = [
    COLUMNS.map((column): CsvValue => EXPORT_TEXTS[column][language]),
    ...lines.map((cells) => COLUMNS.map((column): CsvValue => cells[column] ?? '')),
  ].map((cells) => csvLine(cells, delimiter));
  return {
    bytes: Buffer.from(BYTE_ORDER_MARK + text.join(''), 'utf8'),
    fileName: `points-${month}-${upTo}.csv`,
    contentType: 'text/csv; charset=utf-8',
  };
};
