import { describe, expect, it } from 'vitest';
import { keepMarks } from '#areas/duplicate-alerts/sql/agent-marks.ts';
import { keyedHash, sealPayload } from '#core/access/secrets.ts';
import { withSealedNumbers } from '#core/database/database.ts';
import { createNumberSeal } from '#core/database/sealed-numbers.ts';
import { fingerprintOf, markOf } from '#core/secrets/server-secrets.ts';
import { newId } from '#core/database/identifiers.ts';
import { testClock } from '#testing/test-clock.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { endSealAgainTurn, takeSealAgainTurn } from '#core/secrets/sql/old-secrets.ts';
import { claimSecret, SecretMismatch, SecretStillNeeded } from './claim-secret.ts';
import { sealedColumnsOf } from './sealed-columns.ts';

const [OLD, NEW, OTHER] = ['old', 'new', 'other'].map(
  (name) => `${name} secret, of thirty-two characters`,
) as [string, string, string];
describe('the secret of a database', () => {
  const database = useTestDatabase();
  const clock = testClock();
  const claim = (secret: string, olderSecrets: readonly string[] = [], isLost = false) =>
    claimSecret({
      db: database.db,
      secret,
      olderSecrets,
      isLost,
      now: clock.now(),
      columns: sealedColumnsOf([]),
    });
  const claimLost = (secret: string) => claim(secret, [], true);
  const emptyTables = async (): Promise<void> => {
    for (const table of ['secret_fingerprints', 'old_secrets', 'share_links'] as const)
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
      id_hash: keyedHash(secret, 'link', id),
      payload: sealPayload(secret, id, { linkId: 'AbC123' }),
      sealed_by: markOf(secret),
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
    await expect(claim(NEW, [OTHER])).rejects.toThrow('PAYUNG_SECRET_PREVIOUS');
    await claim(OLD);
  });

  it('is set by one of two processes that start together with different secrets', async () => {
    await emptyTables();
    const results = await Promise.allSettled([claim(OLD), claim(NEW)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('can be changed, and is then needed as long as something is sealed by it', async () => {
    await emptyTables();
    await claim(OLD);
    await insertLink(OLD);
    await claim(NEW, [OLD]);
    await claim(NEW, [OTHER, OLD]);
    await expect(claim(NEW)).rejects.toBeInstanceOf(SecretStillNeeded);
    await expect(claim(OLD)).rejects.toBeInstanceOf(SecretMismatch);
    await database.db
      .updateTable('share_links')
      .set({ sealed_by: markOf(NEW) })
      .execute();
    await claim(NEW);
    // It is forgotten now: what comes later by it is of nobody.
    expect(await database.db.selectFrom('old_secrets').selectAll().execute()).toEqual([]);
  });

  it('is needed for numbers of people too', async () => {
    await emptyTables();
    await claim(OLD);
    const db = withSealedNumbers(database.db, createNumberSeal(OLD));
    await insertLink(OLD);
    await db.deleteFrom('share_links').execute();
    await db.updateTable('agents').set({ tax_id: '0099887766554433' }).execute();
    await claim(NEW, [OLD]);
    await expect(claim(NEW)).rejects.toBeInstanceOf(SecretStillNeeded);
    await db.updateTable('agents').set({ tax_id: null }).execute();
    await claim(NEW);
  });

  it('can go back while it changes', async () => {
    await emptyTables();
    await claim(OLD);
    await insertLink(OLD);
    await claim(NEW, [OLD]);
    await claim(OLD, [NEW]);
    const old = await database.db.selectFrom('old_secrets').select('fingerprint').execute();
    expect(old).toEqual([{ fingerprint: fingerprintOf(NEW) }]);
    await claim(OLD);
  });

  it('is worked on by one backend at a time, and by another one where that has died', async () => {
    const { db } = database;
    const now = clock.now();
    const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);
    const take = (at: Date) => takeSealAgainTurn(db, { now: at, until: new Date(at.getTime() + 60_000) });
    expect([await take(now), await take(now), await take(later(59)), await take(later(60))]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    await endSealAgainTurn(db, later(61));
    expect(await take(later(61))).toBe(true);
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
    await claim(NEW, [OLD]);
    expect(await marks()).toEqual([]);
    await keepMarks(database.db, [mark], clock.now());
    await claimLost(OLD);
    expect(await marks()).toEqual([]);
  });

  it('can be replaced when it is lost, which revokes all links', async () => {
    await emptyTables();
    await claim(OLD);
    await insertLink(OLD);
    await claimLost(NEW);
    const open = await database.db
      .selectFrom('share_links')
      .where('revoked_at', 'is', null)
      .selectAll()
      .execute();
    expect(open).toEqual([]);
    await claim(NEW);
  });
});
