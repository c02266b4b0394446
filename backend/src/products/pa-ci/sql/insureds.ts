import type { Insured } from 'mfe-pa-ci/contract/schemas/insured.ts';
import type { Queries } from '#core/database/database.ts';
import { prepared } from '#core/database/prepared.ts';
import { withAccidentTables } from './accident-tables.ts';
import type { InsuredRow } from './accident-tables.ts';

/** What was entered of an insured. */
export const insuredOfRow = (row: InsuredRow): Insured => ({
  name: row.name,
  birthDate: row.birth_date,
  idCard: row.id_card,
  phone: row.phone,
  email: row.email,
  address: row.address,
  beneficiaryName: row.beneficiary_name,
  beneficiaryRelation: row.beneficiary_relation,
  otherRelation: row.other_relation,
  beneficiaryBirthDate: row.beneficiary_birth_date,
  guardianName: row.guardian_name,
  guardianConsents: row.guardian_consents,
});

const columnsOf = (insured: Insured) => ({
  name: insured.name,
  birth_date: insured.birthDate,
  id_card: insured.idCard,
  phone: insured.phone,
  email: insured.email,
  address: insured.address,
  beneficiary_name: insured.beneficiaryName,
  beneficiary_relation: insured.beneficiaryRelation,
  other_relation: insured.otherRelation,
  beneficiary_birth_date: insured.beneficiaryBirthDate,
  guardian_name: insured.guardianName,
  guardian_consents: insured.guardianConsents,
});

/** In their order; the first is the main one. */
export const listInsureds = prepared((db, quoteId: string) =>
  withAccidentTables(db)
    .selectFrom('accident_insureds')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .orderBy('insured_no')
    .compile(),
);

export interface NewInsured {
  readonly id: string;
  readonly quoteId: string;
  readonly insuredNo: number;
  readonly name: string;
}

export const insertInsureds = async (
  db: Queries,
  insureds: readonly NewInsured[],
  now: Date,
): Promise<void> => {
  if (insureds.length === 0) return;
  const rows = insureds.map(({ id, quoteId, insuredNo, name }) => ({
    id,
    quote_id: quoteId,
    insured_no: insuredNo,
    name,
    updated_at: now,
  }));
  await withAccidentTables(db).insertInto('accident_insureds').values(rows).execute();
};

/** Over the version that was read under the quote's lock. */
export const saveInsured = async (
  db: Queries,
  { row, insured }: { readonly row: Pick<InsuredRow, 'id' | 'version'>; readonly insured: Insured },
  now: Date,
): Promise<void> => {
  await withAccidentTables(db)
    .updateTable('accident_insureds')
    .set({ ...columnsOf(insured), version: row.version + 1, updated_at: now })
    .where('id', '=', row.id)
    .execute();
};

export const deleteInsureds = async (db: Queries, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await withAccidentTables(db).deleteFrom('accident_insureds').where('id', 'in', ids).execute();
};

export const hasInsuredNo = async (db: Queries, quoteId: string, insuredNo: number): Promise<boolean> => {
  const row = await withAccidentTables(db)
    .selectFrom('accident_insureds')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('insured_no', '=', insuredNo)
    .executeTakeFirst();
  return row !== undefined;
};

/** For a quote that is erased. */
export const deleteInsuredsOfQuote = async (db: Queries, quoteId: string): Promise<void> => {
  await withAccidentTables(db).deleteFrom('accident_insureds').where('quote_id', '=', quoteId).execute();
};
