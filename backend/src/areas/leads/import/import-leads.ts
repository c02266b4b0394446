import type { LeadImport, RefusedLine } from '@payung/shared/schemas/lead-imports.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { checkImportLine, isLineProblem } from '@payung/shared/domain/leads/import-line.ts';
import type { CheckedLine, LineProblem } from '@payung/shared/domain/leads/import-line.ts';
import { leadPhone } from '@payung/shared/domain/leads/lead-phone.ts';
import { LEAD_OPEN_DAYS } from '@payung/shared/domain/leads/lead-status.ts';
import { searchText } from '@payung/shared/domain/text/search-text.ts';
import { requireAgent } from '#core/access/caller.ts';
import { newId } from '#core/database/identifiers.ts';
import { transaction } from '#core/database/transaction.ts';
import { notFound, refused, ApiRefusal, ERR_CODE } from '#core/http/api-refusal.ts';
import type { Language } from '#core/http/language.ts';
import { sharedText } from '#core/http/texts.ts';
import {
  countImported,
  findBatch,
  insertBatch,
  insertImport,
  insertImported,
  listImports as listRows,
  lockImport,
  markUndone,
  removeUntouched,
  findImportOf,
  listImportsSince,
} from './lead-imports-sql.ts';
import type { BatchAnswer, LeadImportRow, NewImportedLead, ShownImport } from './lead-imports-sql.ts';
import { knownPhones } from '#areas/leads/sql/leads.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { recordListConsent } from '../change-lead.ts';
import { LEAD_TEXTS } from '../lead-texts.ts';
import type { Queries } from '#core/database/database.ts';
import { lockAgent } from '#areas/agents/sql/agents.ts';

const MAX_IMPORTS = 20;

const importOf = (row: LeadImportRow & Partial<ShownImport>): LeadImport => ({
  id: row.id,
  fileName: row.file_name,
  source: row.source,
  at: row.created_at.toISOString(),
  created: row.created,
  duplicates: row.duplicates,
  refused: row.refused,
  lineCount: row.line_count,
  undoable: row.undoable ?? 0,
  ...(row.undone_at === null ? {} : { undoneAt: row.undone_at.toISOString() }),
});

export const checkImportPhones = async (
  { caller, body: { phones } }: HandlerContextOf<'checkImportPhones'>,
  { db }: Services,
): Promise<{ readonly known: readonly string[] }> => {
  const { agentId } = requireAgent(caller);
  const known = await knownPhones(db, agentId, [...new Set(phones.map(leadPhone))]);
  return { known: phones.filter((phone) => known.has(leadPhone(phone))) };
};

/** The agent's declaration that everybody on the list has agreed is kept with the import. */
export const startImport = (
  { caller, body, language }: HandlerContextOf<'startImport'>,
  { db, clock }: Services,
): Promise<LeadImport> => {
  const { agentId } = requireAgent(caller);
  const now = clock.now();
  return transaction(db, async (tx) => {
    await requireRoomForImport(tx, { agentId, body, now });
    const { row, isNew } = await insertImport(tx, { ...body, agentId, now });
    const { agreedBy } = body;
    if (isNew && row.has_consent)
      await recordListConsent(tx, { importId: row.id, agentId, language, agreedBy, now });
    return importOf(row);
  });
};

const leadOf = (line: CheckedLine): NewImportedLead => ({
  id: newId(),
  first_name: line.firstName,
  last_name: line.lastName,
  search_name: searchText(`${line.firstName} ${line.lastName}`),
  phone: line.phone,
  email: line.email,
  birth_date: line.birthDate,
  details: {
    ...(line.city === '' ? {} : { address: { city: line.city } }),
    ...(line.note === '' ? {} : { importNote: line.note }),
    ...(line.secondaryPhone === '' ? {} : { secondaryPhone: line.secondaryPhone }),
    ...(line.landline === '' ? {} : { landline: line.landline }),
  },
});

interface SortedLines {
  /** The first line of every phone. */
  readonly fresh: readonly CheckedLine[];
  readonly repeated: readonly CheckedLine[];
  readonly refused: readonly (LineProblem & { readonly line: number })[];
}

const sortLines = (lines: HandlerContextOf<'importLines'>['body']['lines'], today: string): SortedLines => {
  const checked = lines.map((line) => ({ line: line.line, result: checkImportLine(line, today) }));
  const good = checked.flatMap(({ result }) => (isLineProblem(result) ? [] : [result]));
  const firstOf = new Map(good.toReversed().map((line) => [line.phone, line]));
  return {
    fresh: good.filter((line) => firstOf.get(line.phone) === line),
    repeated: good.filter((line) => firstOf.get(line.phone) !== line),
    refused: checked.flatMap(({ line, result }) => (isLineProblem(result) ? [{ ...result, line }] : [])),
  };
};

const replyOf = ({ created, duplicates, refused: lines }: BatchAnswer, language: Language) => ({
  created,
  duplicates,
  refused: lines.map(({ line, field, messageId }): RefusedLine => ({
    line,
    field: field as RefusedLine['field'],
    message: sharedText(messageId as LineProblem['messageId'])[language],
  })),
});

const hasRoomFor = (row: LeadImportRow, count: number): boolean =>
  row.created + row.duplicates + row.refused + count <= row.line_count;

/** Idempotent: a repeated batch gets the first answer. */
export const importLines = (
  { caller, params: { importId }, body, language }: HandlerContextOf<'importLines'>,
  { db, clock }: Services,
) => {
  const { agentId } = requireAgent(caller);
  const now = clock.now();
  const today = todayInJakarta(now);
  return transaction(db, async (tx) => {
    const row = await lockImport(tx, importId);
    if (row === undefined) throw notFound();
    const earlier = await findBatch(tx, importId, body.batch);
    if (earlier !== undefined) return replyOf(earlier, language);
    if (row.undone_at !== null) throw refused(LEAD_TEXTS.importUndone);
    if (!hasRoomFor(row, body.lines.length)) throw refused(LEAD_TEXTS.importTooLong);
    const { fresh, repeated, refused: bad } = sortLines(body.lines, today);
    const made = await insertImported(tx, {
      importId,
      agentId,
      source: row.source,
      hasConsent: row.has_consent,
      openUntil: addDays(today, LEAD_OPEN_DAYS),
      leads: fresh.map(leadOf),
      now,
    });
    const known = fresh.filter(({ phone }) => !made.has(phone));
    const duplicates = [...repeated, ...known].map(({ line }) => line).toSorted((a, b) => a - b);
    const answer: BatchAnswer = { created: made.size, duplicates, refused: bad };
    await insertBatch(tx, { importId, batch: body.batch }, answer);
    return replyOf(answer, language);
  });
};

export const listImports = async (
  { caller }: HandlerContextOf<'listImports'>,
  { db }: Services,
): Promise<readonly LeadImport[]> => {
  const rows = await listRows(db, requireAgent(caller).agentId, MAX_IMPORTS);
  return rows.map(importOf);
};

/** Leads deleted per transaction, so that other transactions can run in between. */
const REMOVED_AT_ONCE = 500;

/** A repeated call continues where it was interrupted. */
export const undoImport = async (
  { params: { importId }, signal }: HandlerContextOf<'undoImport'>,
  { db, clock }: Services,
): Promise<{ readonly removed: number; readonly kept: number }> => {
  await transaction(db, async (tx) => {
    // Locked, so that no batch is imported meanwhile.
    await lockImport(tx, importId);
    await markUndone(tx, importId, clock.now());
  });
  let removed = 0;
  for (;;) {
    signal.throwIfAborted();
    const now = await transaction(db, (tx) => removeUntouched(tx, importId, REMOVED_AT_ONCE));
    if (now === 0) return { removed, kept: await countImported(db, importId) };
    removed += now;
  }
};

/** Three full lists, so that a wrong file can be undone and another one imported. */
const MAX_LINES_A_DAY = 60_000;
/** As many as somebody may have in several tabs, and those that a closed tab has left behind. */
const MAX_OPEN_IMPORTS = 5;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type ImportRow = Awaited<ReturnType<typeof listImportsSince>>[number];

const isOpen = ({ line_count, created, duplicates, refused: wrong, undone_at }: ImportRow): boolean =>
  undone_at === null && created + duplicates + wrong < line_count;

const dayFull = (oldest: ImportRow | undefined, now: Date): ApiRefusal => {
  const waitMs = oldest === undefined ? DAY_MS : oldest.created_at.getTime() + DAY_MS - now.getTime();
  const retryAfter = Math.ceil(waitMs / 1000);
  return new ApiRefusal({ status: 429, errCode: ERR_CODE.refused }, LEAD_TEXTS.importsOfDay, {
    values: {
      lines: MAX_LINES_A_DAY.toLocaleString('en').replaceAll(',', '.'),
      hours: Math.ceil(waitMs / HOUR_MS),
    },
    also: { retryAfter },
    retryAfterSeconds: retryAfter,
  });
};

interface ImportRequest {
  readonly agentId: string;
  readonly body: Pick<HandlerContextOf<'startImport'>['body'], 'requestId' | 'lineCount'>;
  readonly now: Date;
}

/** Counts the announced lines, which no import exceeds; of several parallel starts the last are refused. */
const requireRoomForImport = async (tx: Queries, { agentId, body, now }: ImportRequest): Promise<void> => {
  await lockAgent(tx, agentId);
  // A repeated request returns the existing import.
  if ((await findImportOf(tx, { agentId, requestId: body.requestId })) !== undefined) return;
  const kept = await listImportsSince(tx, agentId, new Date(now.getTime() - DAY_MS));
  const open = kept.filter(isOpen).length;
  if (open >= MAX_OPEN_IMPORTS) throw refused(LEAD_TEXTS.importsOpen, { values: { count: open } });
  const announced = kept.reduce((sum, { line_count }) => sum + line_count, body.lineCount);
  if (announced > MAX_LINES_A_DAY) throw dayFull(kept[0], now);
};
