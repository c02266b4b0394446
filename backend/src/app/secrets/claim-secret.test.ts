import { describe, expect, it } from 'vitest';
import { keepMarks } from '#areas/duplicate-alerts/sql/agent-marks.ts';
import { keyedHash, openPayload, sealPayload } from '#core/access/secrets.ts';
import { newId } from '#core/database/identifiers.ts';
import { laneOf } from '#areas/lanes.ts';
import { createJobQueue } from '#core/jobs/job-queue.ts';
import { openImage, sealImage } from '#core/pictures/seal-image.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { claimSecret, SecretMismatch } from './claim-secret.ts';

const [OLD, NEW, OTHER] = ['old', 'new', 'other'].map(
  (name) => `${name} secret, of thirty-two characters`,
) as [string, string, string];
const NOTICE = {
  kind: 'sendPaymentNotice',
  quoteId: 'q1',
  to: 'agent',
  notice: 'refundDue',
  language: 'id',
} as const;

describe('the secret of a database', () => {
  const database = useTestDatabase();
  const clock = testClock();
  const claim = (secret: string, previous?: string) =>
    claimSecret({ db: database.db, secret, previous, now: clock.now(), ofModules: [] });
  const emptyTables = async (): Promise<void> => {
    for (const table of ['secret_fingerprints', 'share_links', 'jobs', 'identity_images'] as const)
      await database.db.deleteFrom(table).execute();
  };

  const insertLink = async (secret: string): Promise<string> => {
    const agentId = newId();
    await database.db
      .insertInto('agents')
      .values({
        id: agentId,
        agent_code: agentId,
        first_name: 'Sari',
        last_name: '',
        email: 'sari@payung.test',
        phone: agentId,
        user_type: 'Mitra',
        channel_code: 'MTR',
        level_code: 3,
        referral_code: agentId,
        hierarchy: '[]',
        tax_id: null,
        id_number: null,
        invited_by: null,
      })
      .execute();
    const id = newId();
    const link = {
      id,
      id_hash: keyedHash(secret, 'link', 'AbC123'),
      payload: sealPayload(secret, id, { linkId: 'AbC123' }),
      kind: 'lead',
      subject_kind: 'agent',
      subject_id: agentId,
      agent_id: agentId,
      created_at: clock.now(),
      expires_at: clock.now(),
    };
    await database.db
      .insertInto('share_links')
      .values(link as never)
      .execute();
    return id;
  };

  it('is set by its first process, and refuses processes with another secret', async () => {
    await emptyTables();
    await claim(OLD);
    await claim(OLD);
    await expect(claim(NEW)).rejects.toBeInstanceOf(SecretMismatch);
    await expect(claim(NEW, OTHER)).rejects.toThrow('PAYUNG_SECRET_PREVIOUS');
    await claim(OLD);
  });

  it('is set by one of two processes that start together with different secrets', async () => {
    await emptyTables();
    const results = await Promise.allSettled([claim(OLD), claim(NEW)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('can be changed, which reseals jobs, links and pictures', async () => {
    await emptyTables();
    await claim(OLD);
    const linkId = await insertLink(OLD);
    await createJobQueue({ clock, secret: OLD, laneOf })(database.db, NOTICE);
    // More than are read at a time.
    const keys = Array.from({ length: 45 }, (_, at) => `picture-${at}`);
    for (const key of keys) {
      const sealed = sealImage({ secret: OLD, purpose: 'identity image', key }, Buffer.from(key));
      const row = {
        key,
        subject_kind: 'agent',
        subject_id: key,
        insured_no: 1,
        sealed,
        created_at: clock.now(),
      };
      await database.db
        .insertInto('identity_images')
        .values(row as never)
        .execute();
    }
    expect(await claim(NEW, OLD)).toBe(47);

    const job = await database.db.selectFrom('jobs').select(['id', 'payload']).executeTakeFirstOrThrow();
    expect(openPayload(NEW, job.id, job.payload)).toEqual(NOTICE);
    const link = await database.db
      .selectFrom('share_links')
      .selectAll()
      .where('id', '=', linkId)
      .executeTakeFirstOrThrow();
    expect(link.id_hash).toBe(keyedHash(NEW, 'link', 'AbC123'));
    expect(openPayload(NEW, linkId, link.payload)).toEqual({ linkId: 'AbC123' });
    const pictures = await database.db.selectFrom('identity_images').select(['key', 'sealed']).execute();
    const opened = pictures.map(({ key, sealed }) =>
      openImage({ secret: NEW, purpose: 'identity image', key }, sealed ?? Buffer.alloc(0)).toString(),
    );
    expect(opened.toSorted()).toEqual(keys.toSorted());
    await expect(claim(OLD)).rejects.toBeInstanceOf(SecretMismatch);
    // The setting may stay for a while: there is nothing left to change.
    expect(await claim(NEW, OLD)).toBe(0);
  });

  it('deletes the fingerprints of agents when it changes or is lost', async () => {
    await emptyTables();
    await claim(OLD);
    await insertLink(OLD);
    const { id } = await database.db.selectFrom('agents').select('id').executeTakeFirstOrThrow();
    const mark = { agentId: id, kind: 'device', hash: 'of the browser' } as const;
    const marks = () => database.db.selectFrom('agent_marks').selectAll().execute();
    await keepMarks(database.db, [mark], clock.now());
    expect(await marks()).toHaveLength(1);
    await claim(OLD);
    expect(await marks()).toHaveLength(1);
    await claim(NEW, OLD);
    expect(await marks()).toEqual([]);
    await keepMarks(database.db, [mark], clock.now());
    await claim(OLD, 'lost');
    expect(await marks()).toEqual([]);
  });

  it('can be replaced when it is lost, which revokes all links', async () => {
    await emptyTables();
    await claim(OLD);
    await insertLink(OLD);
    await claim(NEW, 'lost');
    const open = await database.db
      .selectFrom('share_links')
      .where('revoked_at', 'is', null)
      .selectAll()
      .execute();
    expect(open).toEqual([]);
    await claim(NEW);
  });
});
