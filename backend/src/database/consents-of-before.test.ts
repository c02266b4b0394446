import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { consentText } from '@payung/shared/domain/privacy/consent-texts.ts';
import { BEFORE_AT, insertAgentOfBefore, useDatabaseOfBefore } from '#testing/database-of-before.ts';
import { MIGRATIONS, migrate } from './migrate.ts';

const PRIVACY = '022-privacy.sql';
const world = useDatabaseOfBefore(PRIVACY);

const words = (purpose: string, givenBy: 'self' | 'agent') =>
  consentText(purpose, '2026-11', givenBy)?.words.en;

const insertConsent = (purpose: string, actor: string, version: string) =>
  sql`insert into consents (subject_kind, subject_id, quote_id, version, purpose, granted, text_version, language, actor,
      given_at)
    values ('quote', 'q', 'q', 1, ${purpose}, true, ${version}, 'en', ${actor}, ${BEFORE_AT})`.execute(
    world.db,
  );

it('gives consents of before the words that were read, and who gave them', async () => {
  await insertAgentOfBefore(world.db, '1');
  await sql`insert into quotes (id, code, lead_id, product_id, agent_id, request_id, stage, start_date, end_date,
      valid_until, created_at, saved_at)
    values ('q', 'Q1', 'l', 'kite', '1', 'r', 'Lead Created', '2026-02-01', '2026-02-28', '2026-02-01', ${BEFORE_AT},
      ${BEFORE_AT})`.execute(world.db);
  await insertConsent('terms', 'customer', '2026-11');
  await insertConsent('identityPhoto', 'customer', '2026-11');
  await insertConsent('identityPhoto', 'agent', '2026-11');
  await insertConsent('terms', 'agent', 'demo');
  expect(await migrate(world.db, BEFORE_AT, MIGRATIONS)).toContain(PRIVACY);
  const rows = await world.db
    .selectFrom('consents as c')
    .leftJoin('consent_texts as t', 't.hash', 'c.text_hash')
    .select(['c.purpose', 'c.given_by', 'c.agent_id', 't.words'])
    .orderBy('c.id')
    .execute();
  expect(rows).toEqual([
    { purpose: 'terms', given_by: 'self', agent_id: null, words: words('terms', 'self') },
    { purpose: 'identityPhoto', given_by: 'self', agent_id: null, words: words('identityPhoto', 'self') },
    { purpose: 'identityPhoto', given_by: 'agent', agent_id: '1', words: words('identityPhoto', 'agent') },
    // Words that nobody knows any more are not made up.
    { purpose: 'terms', given_by: 'agent', agent_id: '1', words: null },
  ]);
});
