import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries } from '#core/database/database.ts';
import type { KeptSection } from './tables.ts';
import type { Tables } from '#core/database/tables.ts';

export type AgreementText = Selectable<Tables['agreement_texts']>;
export type Acceptance = Selectable<Tables['agreement_acceptances']>;
type Language = AgreementText['language'];

/** Whose acceptances: somebody who registers, or an agent, with what was accepted while registering. */
export interface AgreementSubject {
  readonly kind: 'registration' | 'agent';
  readonly id: string;
}

const MAX_VERSIONS = 200;

/** Lock until the transaction ends: a version is published once. */
export const lockAgreements = async (db: Queries): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('agreements', 0))`.execute(db);
};

export const hasAgreement = async (db: Queries): Promise<boolean> =>
  (await db.selectFrom('agreement_texts').select('version').limit(1).executeTakeFirst()) !== undefined;

export const hasVersion = async (db: Queries, version: string): Promise<boolean> =>
  (await db
    .selectFrom('agreement_texts')
    .select('version')
    .where('version', '=', version)
    .limit(1)
    .executeTakeFirst()) !== undefined;

interface NewVersion {
  readonly version: string;
  readonly inForceFrom: string;
  /** Of staff; nobody for the text that came with the platform. */
  readonly publishedBy: string | null;
  readonly texts: readonly {
    readonly language: Language;
    readonly title: string;
    readonly sections: readonly KeptSection[];
    readonly hash: string;
  }[];
  readonly now: Date;
}

export const insertVersion = async (db: Queries, { texts, ...version }: NewVersion): Promise<void> => {
  await db
    .insertInto('agreement_texts')
    .values(
      texts.map(({ language, title, sections, hash }) => ({
        version: version.version,
        language,
        title,
        sections: JSON.stringify(sections),
        hash,
        in_force_from: version.inForceFrom,
        published_at: version.now,
        published_by: version.publishedBy,
      })),
    )
    .execute();
};

/** What counts on that day: the version that came into force last. */
export const findInForce = (
  db: Queries,
  today: string,
  language: Language,
): Promise<AgreementText | undefined> =>
  db
    .selectFrom('agreement_texts')
    .selectAll()
    .where('language', '=', language)
    .where('in_force_from', '<=', today)
    .orderBy('in_force_from', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The words that were accepted: a text is never deleted. */
export const findText = (
  db: Queries,
  { version, language }: Pick<AgreementText, 'version' | 'language'>,
): Promise<AgreementText> =>
  db
    .selectFrom('agreement_texts')
    .selectAll()
    .where('version', '=', version)
    .where('language', '=', language)
    .executeTakeFirstOrThrow();

const acceptancesOf = (db: Queries, { kind, id }: AgreementSubject) =>
  db
    .selectFrom('agreement_acceptances')
    .selectAll()
    .where((eb) => {
      const own = eb.and([eb('subject_kind', '=', kind), eb('subject_id', '=', id)]);
      if (kind === 'registration') return own;
      const before = eb.selectFrom('registrations as r').select('r.id').where('r.agent_id', '=', id);
      return eb.or([own, eb.and([eb('subject_kind', '=', 'registration'), eb('subject_id', 'in', before)])]);
    });

/** The first acceptance of the version. */
export const findAcceptance = (
  db: Queries,
  subject: AgreementSubject,
  version: string,
): Promise<Acceptance | undefined> =>
  acceptancesOf(db, subject).where('version', '=', version).orderBy('id').limit(1).executeTakeFirst();

/** The newest first. */
export const listAcceptances = (db: Queries, subject: AgreementSubject): Promise<readonly Acceptance[]> =>
  acceptancesOf(db, subject).orderBy('id', 'desc').limit(MAX_VERSIONS).execute();

/** False when the version was accepted before. */
export const insertAcceptanceOnce = async (
  db: Queries,
  subject: AgreementSubject,
  accepted: Pick<Acceptance, 'version' | 'language' | 'hash' | 'name' | 'accepted_at'>,
): Promise<boolean> => {
  const row = await db
    .insertInto('agreement_acceptances')
    .values({ subject_kind: subject.kind, subject_id: subject.id, ...accepted })
    .onConflict((conflict) => conflict.columns(['subject_kind', 'subject_id', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** With how many agents have accepted each, the newest first; registrations that are not finished do not count. */
export const listVersions = (db: Queries) =>
  db
    .selectFrom('agreement_texts as t')
    .select(['t.version', 't.in_force_from', 't.published_at'])
    .select((eb) =>
      eb
        .selectFrom('agreement_acceptances as a')
        .leftJoin('registrations as r', (join) =>
          join.onRef('r.id', '=', 'a.subject_id').on('a.subject_kind', '=', 'registration'),
        )
        .whereRef('a.version', '=', 't.version')
        .where((where) =>
          where.or([where('a.subject_kind', '=', 'agent'), where('r.agent_id', 'is not', null)]),
        )
        .select((count) => count.fn.countAll<number>().as('accepted'))
        .as('accepted'),
    )
    .where('t.language', '=', 'en')
    .orderBy('t.in_force_from', 'desc')
    .orderBy('t.published_at', 'desc')
    .orderBy('t.version', 'desc')
    .limit(MAX_VERSIONS)
    .execute();

export const deleteAcceptances = async (db: Queries, registrationId: string): Promise<void> => {
  await db
    .deleteFrom('agreement_acceptances')
    .where('subject_kind', '=', 'registration')
    .where('subject_id', '=', registrationId)
    .execute();
};
