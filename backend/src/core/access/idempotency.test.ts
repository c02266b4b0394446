import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { badRequest } from '#core/http/api-refusal.ts';
import { useTestDatabase } from '#testing/test-database.ts';
import { doOnce } from './idempotency.ts';
import type { OnceRequest } from './idempotency.ts';

const clock = { now: () => new Date('2026-01-15T03:00:00.000Z') };

const newRequest = (): OnceRequest => ({
  callerId: 'somebody',
  requestId: randomUUID(),
  content: { call: 'work', points: 100 },
});

describe('doOnce', () => {
  const database = useTestDatabase();
  const ask = (request: OnceRequest, answer: object) =>
    doOnce({ db: database.db, clock }, request, () => Promise.resolve(answer)).catch(
      (error: { status?: number }) => error.status,
    );

  it('repeats the first answer for the same request id, and refuses other content [R39]', async () => {
    const request = newRequest();
    expect(await ask(request, { done: 1 })).toEqual({ done: 1 });
    expect(await ask(request, { done: 2 })).toEqual({ done: 1 });
    expect(await ask({ ...request, content: { call: 'work', points: 101 } }, { done: 3 })).toBe(400);
    expect(await ask({ ...request, content: { call: 'other', points: 100 } }, { done: 4 })).toBe(400);
    // The key of somebody else is another request.
    expect(await ask({ ...request, callerId: 'another' }, { done: 5 })).toEqual({ done: 5 });
  });

  it('rolls back a refused request, so that it can be sent again [R39]', async () => {
    const request = newRequest();
    const { db } = database;
    const refuse = doOnce({ db, clock }, request, async (tx) => {
      await tx
        .insertInto('documents')
        .values({ cache_key: request.requestId, bytes: Buffer.from('PDF'), created_at: clock.now() })
        .execute();
      throw badRequest({ en: 'No', id: 'Tidak' });
    });
    await expect(refuse).rejects.toMatchObject({ status: 400 });
    expect(
      await db
        .selectFrom('documents')
        .select('cache_key')
        .where('cache_key', '=', request.requestId)
        .execute(),
    ).toEqual([]);
    expect(await ask(request, { done: 2 })).toEqual({ done: 2 });
  });

  it('answers 409 to the same request while the first is running [R39]', async () => {
    const request = newRequest();
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const first = doOnce({ db: database.db, clock }, request, async () => {
      begun.resolve();
      await mayEnd.promise;
      return { done: 1 };
    });
    await begun.promise;
    const second = ask(request, { done: 2 });
    expect(await second).toBe(409);
    mayEnd.resolve();
    expect(await first).toEqual({ done: 1 });
    expect(await ask(request, { done: 3 })).toEqual({ done: 1 });
  });
});
