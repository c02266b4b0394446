import { createHash } from 'node:crypto';
import { consentText } from '@payung/shared/domain/privacy/consent-texts.ts';
import type { AgreedBy, ConsentText, GivenBy } from '@payung/shared/domain/privacy/consent-texts.ts';
import type { ConsentSubjectKind, ReadText } from '#areas/privacy/tables.ts';
import type { Queries } from '#core/database/database.ts';

interface ConsentActor {
  readonly kind: string;
  readonly id: string;
}

/** What a consent is about: a quote, somebody's registration, an agent, a lead, an imported list. */
interface ConsentSubject {
  readonly kind: ConsentSubjectKind;
  readonly id: string;
}

interface ConsentEntry {
  readonly subject: ConsentSubject;
  /** Of the quote, where it is about one. */
  readonly version: number | null;
  readonly purpose: string;
  readonly granted: boolean;
  /** What was said when it was asked for; absent: that. */
  readonly entry?: 'answer' | 'withdrawal';
  readonly textVersion: string;
  /** Of a withdrawal: the words of the answer that is taken back. */
  readonly textHash?: string | null;
  /** Of a product; absent: the words of the neutral table. */
  readonly text?: ConsentText;
  readonly language: 'en' | 'id';
  readonly actor: ConsentActor;
  /** Absent: the actor said it, an agent for somebody else. */
  readonly givenBy?: GivenBy;
  /** Of what an agent says of a customer: how the customer agreed. */
  readonly agreedBy?: AgreedBy | undefined;
  /** Which of the people whom a quote insures. */
  readonly insuredNo?: number;
  /** What could be read behind the box. */
  readonly legalTexts?: readonly ReadText[];
  readonly now: Date;
}

/** A version that no screen ever showed: there are no words that anybody could have read. */
class UnknownWording extends Error {
  override name = 'UnknownWording';
}

/** An agent speaks for others, unless it is about the agent. */
const speakerOf = ({ subject, actor, givenBy }: ConsentEntry): GivenBy =>
  givenBy ?? (actor.kind === 'agent' && subject.kind !== 'agent' ? 'agent' : 'self');

/** Stores each text once, by its version. A client never sends the text itself. */
const saveConsentText = async (db: Queries, entry: ConsentEntry): Promise<string> => {
  const { purpose, textVersion, language } = entry;
  const text = entry.text ?? consentText(purpose, textVersion, speakerOf(entry));
  if (text === undefined) throw new UnknownWording(purpose);
  const words = text.words[language];
  const hash = createHash('sha256').update(words).digest('hex');
  await db
    .insertInto('consent_texts')
    .values({ hash, purpose, version: text.version, language, words })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return hash;
};

/** Every answer, also a no, and every withdrawal: rows are added, never changed. */
export const insertConsents = async (db: Queries, entries: readonly ConsentEntry[]): Promise<void> => {
  const rows = [];
  for (const entry of entries) {
    const { subject, actor } = entry;
    rows.push({
      subject_kind: subject.kind,
      subject_id: subject.id,
      quote_id: subject.kind === 'quote' ? subject.id : null,
      version: entry.version,
      purpose: entry.purpose,
      granted: entry.granted,
      entry: entry.entry ?? ('answer' as const),
      text_version: entry.textVersion,
      text_hash: entry.textHash === undefined ? await saveConsentText(db, entry) : entry.textHash,
      language: entry.language,
      actor: actor.kind,
      given_by: speakerOf(entry),
      // Whoever answers for oneself has no need to say how.
      agreed_by: speakerOf(entry) === 'agent' ? (entry.agreedBy ?? null) : null,
      agent_id: actor.kind === 'agent' ? actor.id : null,
      visit_hash: actor.kind === 'customer' ? actor.id : null,
      insured_no: entry.insuredNo ?? null,
      given_at: entry.now,
      ...(entry.legalTexts === undefined ? {} : { legal_texts: JSON.stringify(entry.legalTexts) }),
    });
  }
  if (rows.length === 0) return;
  // What counts once is there already.
  await db
    .insertInto('consents')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** In their order, with the words that were read. */
export const listConsents = (db: Queries, { kind, id }: ConsentSubject) =>
  db
    .selectFrom('consents as c')
    .leftJoin('consent_texts as t', 't.hash', 'c.text_hash')
    .select(['c.id', 'c.purpose', 'c.granted', 'c.entry', 'c.text_version', 'c.text_hash', 'c.language'])
    .select([
      'c.actor',
      'c.given_by',
      'c.agreed_by',
      'c.agent_id',
      'c.insured_no',
      'c.given_at',
      'c.version',
      'c.legal_texts',
      't.words',
    ])
    .where('c.subject_kind', '=', kind)
    .where('c.subject_id', '=', id)
    .orderBy('c.id')
    .execute();

export type ConsentRow = Awaited<ReturnType<typeof listConsents>>[number];

/** The language in which the customer last agreed: the e-mail follows it. */
export const findContactLanguage = async (db: Queries, quoteId: string): Promise<'en' | 'id'> => {
  const row = await db
    .selectFrom('consents')
    .select('language')
    .where('quote_id', '=', quoteId)
    // Often given on the agent's screen, for one photo only.
    .where('purpose', '!=', 'identityPhoto')
    // Before a payment an agent may speak once more, in the agent's language.
    .where((is) => is.or([is('purpose', '!=', 'checkoutTerms'), is('given_by', '=', 'self')]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.language ?? 'id';
};

export const deleteConsentsOfRegistration = async (db: Queries, registrationId: string): Promise<void> => {
  await db
    .deleteFrom('consents')
    .where('subject_kind', '=', 'registration')
    .where('subject_id', '=', registrationId)
    .execute();
};
