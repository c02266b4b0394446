import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';
import type { KeptSection } from '#areas/agreement/tables.ts';

type LegalText = Selectable<Tables['legal_texts']>;
type Language = LegalText['language'];

/** Lock until the transaction ends: a version is published once. */
export const lockLegalTexts = async (db: Queries): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('legal texts', 0))`.execute(db);
};

interface NewLegalText {
  readonly document: string;
  readonly version: string;
  readonly language: Language;
  readonly title: string;
  readonly sections: readonly KeptSection[];
  readonly hash: string;
  readonly in_force_from: string;
  readonly published_at: Date;
}

/** Never overwrites: false for a version that exists already. */
export const insertLegalTextOnce = async (
  db: Queries,
  { sections, ...text }: NewLegalText,
): Promise<boolean> => {
  const row = await db
    .insertInto('legal_texts')
    .values({ ...text, sections: JSON.stringify(sections) })
    .onConflict((conflict) => conflict.columns(['document', 'version', 'language']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return row !== undefined;
};

export const hasLegalText = async (db: Queries, document: string): Promise<boolean> =>
  (await db
    .selectFrom('legal_texts')
    .select('version')
    .where('document', '=', document)
    .limit(1)
    .executeTakeFirst()) !== undefined;

interface LegalTextQuery {
  readonly document: string;
  readonly language: Language;
  /** Absent: what counts on that day. */
  readonly version?: string | undefined;
  readonly day: string;
}

/** A version that was published, or the one that came into force last. */
export const findLegalText = (
  db: Queries,
  { document, language, version, day }: LegalTextQuery,
): Promise<LegalText | undefined> => {
  const texts = db
    .selectFrom('legal_texts')
    .selectAll()
    .where('document', '=', document)
    .where('language', '=', language);
  return (
    version === undefined
      ? texts
          .where('in_force_from', '<=', day)
          .orderBy('in_force_from', 'desc')
          .orderBy('published_at', 'desc')
      : texts.where('version', '=', version)
  )
    .limit(1)
    .executeTakeFirst();
};
