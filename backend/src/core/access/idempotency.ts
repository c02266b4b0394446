import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { ApiRefusal, badRequest, ERR_CODE } from '#core/http/api-refusal.ts';
import { findDoneRequest, insertDoneRequest } from '#core/access/sql/limits.ts';

const TEXTS = {
  otherContent: {
    en: 'This was sent before with other content. Reload the page and try again.',
    id: 'Permintaan ini sudah pernah dikirim dengan isi lain. Muat ulang halaman dan coba lagi.',
  },
  inFlight: {
    en: 'This is being done already. Wait a moment and look again.',
    id: 'Permintaan ini sedang diproses. Tunggu sebentar lalu lihat lagi.',
  },
} as const;

export interface OnceRequest {
  /** The agent, or somebody of staff. */
  readonly callerId: string;
  /** Made by the screen when its dialog opens. */
  readonly requestId: string;
  /** Everything that was asked, the call and its object included. */
  readonly content: object;
}

const hashOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/**
 * Does the work in one transaction, once: the same request again answers what was answered first. A request that
 * was refused is not kept, so that it may be sent again.
 * @throws {ApiRefusal} 400 where the request was sent before with other content, 409 while the first is being done.
 */
export const doOnce = <Answer extends object>(
  { db, clock }: { readonly db: Database; readonly clock: { readonly now: () => Date } },
  { callerId, requestId, content }: OnceRequest,
  work: (tx: Queries) => Promise<Answer>,
): Promise<Answer> =>
  transaction(db, async (tx) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${`${callerId} ${requestId}`}, 0)) as free`.execute(
      tx,
    );
    if (rows[0]?.free !== true)
      throw new ApiRefusal({ status: 409, errCode: ERR_CODE.refused }, TEXTS.inFlight);
    const contentHash = hashOf(content);
    const done = await findDoneRequest(tx, callerId, requestId);
    if (done !== undefined) {
      if (done.contentHash !== contentHash) throw badRequest(TEXTS.otherContent);
      return done.answer as Answer;
    }
    const answer = await work(tx);
    await insertDoneRequest(tx, { callerId, requestId, contentHash, answer, now: clock.now() });
    return answer;
  });
