import type { Subject, IdentitySubject } from '#core/database/subject.ts';
import type { Queries } from '#core/database/database.ts';
import type { IdentityCheck } from '#areas/identity/tables.ts';
import type { Owner } from '#core/access/access-rows.ts';
import { findQuoteOwner } from '#areas/quote/sql/quotes.ts';
import type { KeptObject } from '#core/objects/sql/object-rows.ts';
import type { SealedPictures } from '#core/secrets/seal-numbers.ts';

const columnsOf = ({ kind, id, insuredNo }: IdentitySubject) => ({
  subject_kind: kind,
  subject_id: id,
  insured_no: insuredNo,
});

type SubjectRow = Pick<IdentityCheck, 'subject_kind' | 'subject_id' | 'insured_no'>;

/** Whose a check or an image is. */
export const subjectOfRow = (row: SubjectRow): IdentitySubject => ({
  kind: row.subject_kind,
  id: row.subject_id,
  insuredNo: row.insured_no,
});

export const insertCheck = (
  db: Queries,
  check: { readonly transactionId: string; readonly subject: IdentitySubject },
  now: Date,
) =>
  db
    .insertInto('identity_checks')
    .values({ transaction_id: check.transactionId, ...columnsOf(check.subject), created_at: now })
    .execute();

export const findCheck = (db: Queries, transactionId: string): Promise<IdentityCheck | undefined> =>
  db.selectFrom('identity_checks').selectAll().where('transaction_id', '=', transactionId).executeTakeFirst();

/** Marks earlier checks as replaced: their results are no longer saved. */
export const replaceChecks = async (db: Queries, subject: IdentitySubject, now: Date): Promise<void> => {
  const { subject_kind, subject_id, insured_no } = columnsOf(subject);
  await db
    .updateTable('identity_checks')
    .set({ replaced_at: now })
    .where('subject_kind', '=', subject_kind)
    .where('subject_id', '=', subject_id)
    .where('insured_no', '=', insured_no)
    .where('finished_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute();
};

/** The provider has decided again, after a person there looked at the card. */
export const changeCheckStatus = async (
  db: Queries,
  { transaction_id, status }: Pick<IdentityCheck, 'transaction_id' | 'status'>,
): Promise<void> => {
  await db
    .updateTable('identity_checks')
    .set({ status })
    .where('transaction_id', '=', transaction_id)
    .execute();
};

type CheckResult = Pick<IdentityCheck, 'transaction_id' | 'status' | 'id_number' | 'id_type' | 'image_key'>;

/** What the provider has decided; kept once. */
export const finishCheck = (db: Queries, { transaction_id, ...result }: CheckResult, now: Date) =>
  db
    .updateTable('identity_checks')
    .set({ ...result, finished_at: now })
    .where('transaction_id', '=', transaction_id)
    .execute();

export const insertImage = (
  db: Queries,
  image: KeptObject & { readonly key: string; readonly subject: IdentitySubject },
  now: Date,
) =>
  db
    .insertInto('identity_images')
    .values({
      key: image.key,
      ...columnsOf(image.subject),
      sealed: image.sealed,
      object_key: image.object_key,
      sealed_by: image.sealed_by,
      created_at: now,
    })
    .execute();

/** The image behind a key, with the stage of its quote where it belongs to one. */
export const findImage = (db: Queries, key: string) =>
  db
    .selectFrom('identity_images as i')
    .leftJoin('quotes as q', (join) =>
      join.onRef('q.id', '=', 'i.subject_id').on('i.subject_kind', '=', 'quote'),
    )
    .select(['i.sealed', 'i.object_key', 'i.subject_kind', 'q.stage'])
    .where('i.key', '=', key)
    .executeTakeFirst();

/** The latest card replaces this person's earlier one: no more of an identity is kept than is used (UU PDP). */
export const deleteIdentity = async (
  db: Queries,
  { kind, id, insuredNo }: IdentitySubject,
): Promise<void> => {
  await db
    .deleteFrom('identity_images')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('insured_no', '=', insuredNo)
    .execute();
  await db
    .updateTable('identity_checks')
    .set({ id_number: null, id_type: null, image_key: null })
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('insured_no', '=', insuredNo)
    .execute();
};

/** The cards of everybody who was to be insured by those quotes. */
export const deleteIdentitiesOfQuotes = async (db: Queries, quoteIds: readonly string[]): Promise<void> => {
  if (quoteIds.length === 0) return;
  await db
    .deleteFrom('identity_images')
    .where('subject_kind', '=', 'quote')
    .where('subject_id', 'in', quoteIds)
    .execute();
  await db
    .updateTable('identity_checks')
    .set({ id_number: null, id_type: null, image_key: null })
    .where('subject_kind', '=', 'quote')
    .where('subject_id', 'in', quoteIds)
    .execute();
};

export interface KeptCard {
  readonly id_number: string | null;
  readonly id_type: string | null;
  readonly image_key: string | null;
}

/** The card that is kept of somebody; one that was only uploaded has an image and no number. */
export const findCard = async (
  db: Queries,
  { kind, id, insuredNo }: IdentitySubject,
): Promise<KeptCard | undefined> => {
  const check = await db
    .selectFrom('identity_checks')
    .select(['id_number', 'id_type', 'image_key'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('insured_no', '=', insuredNo)
    .where('id_number', 'is not', null)
    .executeTakeFirst();
  if (check !== undefined) return check;
  const image = await db
    .selectFrom('identity_images')
    .select('key')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('insured_no', '=', insuredNo)
    .executeTakeFirst();
  return image === undefined ? undefined : { id_number: '', id_type: '', image_key: image.key };
};

/** The card on file of somebody who registers or sells, and the check that brought it; none where it came as a file. */
export interface OwnCard {
  readonly idNumber: string;
  readonly idType: string;
  readonly imageKey: string;
  readonly transactionId: string | null;
  readonly status: IdentityCheck['status'];
}

export const findOwnCard = async (db: Queries, subject: IdentitySubject): Promise<OwnCard | undefined> => {
  const { subject_kind, subject_id, insured_no } = columnsOf(subject);
  const check = await db
    .selectFrom('identity_checks')
    .selectAll()
    .where('subject_kind', '=', subject_kind)
    .where('subject_id', '=', subject_id)
    .where('insured_no', '=', insured_no)
    .where('id_number', 'is not', null)
    .executeTakeFirst();
  if (check !== undefined) {
    const { id_number, id_type, image_key, transaction_id, status } = check;
    return {
      idNumber: id_number ?? '',
      idType: id_type ?? '',
      imageKey: image_key ?? '',
      transactionId: transaction_id,
      status,
    };
  }
  const image = await findCard(db, subject);
  return (
    image && { idNumber: '', idType: '', imageKey: image.image_key ?? '', transactionId: null, status: null }
  );
};

/** Moves the card from the registration to the new agent. */
export const moveIdentity = async (
  db: Queries,
  from: IdentitySubject,
  to: IdentitySubject,
): Promise<void> => {
  const { subject_kind, subject_id, insured_no } = columnsOf(from);
  await db
    .updateTable('identity_images')
    .set(columnsOf(to))
    .where('subject_kind', '=', subject_kind)
    .where('subject_id', '=', subject_id)
    .where('insured_no', '=', insured_no)
    .execute();
  await db
    .updateTable('identity_checks')
    .set(columnsOf(to))
    .where('subject_kind', '=', subject_kind)
    .where('subject_id', '=', subject_id)
    .where('insured_no', '=', insured_no)
    .execute();
};

/** Of a check or an image of somebody's card: of a quote's insured, of somebody who registers, or of an agent. */
export const findIdentityOwner = async (
  db: Queries,
  table: 'identity_checks' | 'identity_images',
  key: string,
): Promise<Owner | undefined> => {
  const rows =
    table === 'identity_checks'
      ? db
          .selectFrom('identity_checks')
          .select(['subject_kind', 'subject_id'])
          .where('transaction_id', '=', key)
      : db.selectFrom('identity_images').select(['subject_kind', 'subject_id']).where('key', '=', key);
  const row = await rows.executeTakeFirst();
  if (row === undefined) return undefined;
  const { subject_kind: kind, subject_id: id } = row;
  if (kind === 'quote') return findQuoteOwner(db, 'id', id);
  return kind === 'registration' ? { registrationId: id } : { agentId: id };
};

/** Pictures and checks with all that they say. */
export const deleteIdentities = async (db: Queries, { kind, id }: Subject): Promise<void> => {
  await db
    .deleteFrom('identity_images')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .execute();
  await db
    .deleteFrom('identity_checks')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .execute();
};

export const IDENTITY_PICTURES: SealedPictures = {
  table: 'identity_images',
  keys: ['key'],
  column: 'sealed',
  mark: 'sealed_by',
  purpose: 'identity image',
};
