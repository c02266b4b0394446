import { countToLeaveOut, hasData, leavable } from 'mfe-pa-ci/rules/cover.ts';
import type { EventContext } from '#areas/quote/product/insurance-product.ts';
import { newId } from '#core/database/identifiers.ts';
import { refused } from '#core/http/api-refusal.ts';
import { deleteIdentity } from '#areas/identity/sql/identities.ts';
import { insuredOf } from '#core/database/subject.ts';
import {
  deleteInsureds,
  insertInsureds,
  insuredOfRow,
  listInsureds,
  saveInsured,
} from '#products/pa-ci/sql/insureds.ts';
import type { NewInsured } from '#products/pa-ci/sql/insureds.ts';
import type { InsuredRow } from '#products/pa-ci/sql/accident-tables.ts';
import { accidentDetailsOf } from '../details.ts';
import { accidentTextOf } from '../texts.ts';

/** Placeholders from that number on; the first insured of a quote has its policyholder's name. */
export const placeholders = (
  quoteId: string,
  { from, count, firstName }: { readonly from: number; readonly count: number; readonly firstName: string },
): readonly NewInsured[] =>
  Array.from({ length: count }, (_, index) => ({
    id: newId(),
    quoteId,
    insuredNo: from + index,
    name: from + index === 1 ? firstName : '',
  }));

/** Nobody who was entered is left out silently (ruling R27): the call names them, exactly as many as are too many. */
const requireNamed = (
  rows: readonly InsuredRow[],
  participants: number,
  leaveOut: readonly string[],
): void => {
  const entered = leavable(rows.map((row) => ({ ...insuredOfRow(row), id: row.id })));
  const named = new Set(leaveOut);
  const count = countToLeaveOut(rows.map(insuredOfRow), participants);
  const isRight =
    named.size === count &&
    leaveOut.length === count &&
    leaveOut.every((id) => entered.some((insured) => insured.id === id));
  if (isRight) return;
  const values = { count, names: entered.map(({ name }) => name).join(', ') };
  throw refused(accidentTextOf(count === 0 ? 'pa.leaveOut.nobody' : 'pa.leaveOut.required'), {
    values,
    also: { field: 'leaveOut' },
  });
};

/** Those who no longer come along: the named, then placeholders from the end. The first always stays. */
const leaversOf = (rows: readonly InsuredRow[], participants: number, leaveOut: readonly string[]) => {
  const named = rows.filter(({ id }) => leaveOut.includes(id));
  const empty = rows.slice(1).filter((row) => !hasData(insuredOfRow(row)));
  const tooMany = Math.max(0, rows.length - named.length - participants);
  return [...named, ...empty.slice(empty.length - tooMany)];
};

interface Participants {
  readonly participants: number;
  readonly leaveOut: readonly string[];
  /** The policyholder's. */
  readonly name: string;
}

/** As many insureds as participants; answers the highest number that any of them has had. */
export const fitInsureds = async (
  { tx, quote, now }: EventContext,
  { participants, leaveOut, name }: Participants,
): Promise<number> => {
  const rows = await listInsureds(tx, quote.id);
  requireNamed(rows, participants, leaveOut);
  const leavers = leaversOf(rows, participants, leaveOut);
  await deleteInsureds(
    tx,
    leavers.map(({ id }) => id),
  );
  for (const { insured_no } of leavers) await deleteIdentity(tx, insuredOf(quote.id, insured_no));
  const last = rows.length === 0 ? 0 : accidentDetailsOf(quote).lastInsuredNo;
  const count = Math.max(0, participants - (rows.length - leavers.length));
  await insertInsureds(tx, placeholders(quote.id, { from: last + 1, count, firstName: name }), now);
  await renameFirst({ tx, quote, now }, rows, name);
  return last + count;
};

/** The policyholder is the first insured: both have one name. */
const renameFirst = async (
  { tx, now }: Pick<EventContext, 'tx' | 'quote' | 'now'>,
  [first]: readonly InsuredRow[],
  name: string,
): Promise<void> => {
  if (first === undefined || first.name === name) return;
  await saveInsured(tx, { row: first, insured: { ...insuredOfRow(first), name } }, now);
};
