import { objectColumnsOf } from '#app/objects/object-columns.ts';
import { replaceLinkHash, SEALED_LINKS } from '#areas/auth/links/share-links-sql.ts';
import type { ProductModule } from '#areas/product-module.ts';
import type { Services } from '#areas/services.ts';
import { isSameHash, keyedHash, openPayload, sealPayload } from '#core/access/secrets.ts';
import type { NumberSeal } from '#core/database/sealed-numbers.ts';
import { transaction } from '#core/database/transaction.ts';
import { contentSeal } from '#core/documents/document-archive.ts';
import { DOCUMENT_WORDS } from '#core/documents/documents-sql.ts';
import type { JobLog } from '#core/jobs/perform-jobs.ts';
import { SEALED_JOBS } from '#core/jobs/sql/jobs.ts';
import { openImage, sealImage } from '#core/pictures/seal-image.ts';
import { sealOldNumbers } from '#core/secrets/seal-numbers.ts';
import { sealSomeAgain } from '#core/secrets/seal-payloads-again.ts';
import type { SealedAgain } from '#core/secrets/seal-payloads-again.ts';
import { fingerprintOf, markOfFingerprint, openedByAny } from '#core/secrets/server-secrets.ts';
import {
  countSealedBefore,
  endSealAgainTurn,
  listOldSecrets,
  takeSealAgainTurn,
} from '#core/secrets/sql/old-secrets.ts';
import { findFingerprint } from '#core/secrets/sql/sealed-columns.ts';
import { sealedColumnsOf } from './sealed-columns.ts';

/** One turn of one backend; then it is another one's. */
const TURN_MS = 20_000;
/** A turn whose backend has died ends by then. */
const LEASE_MS = 60_000;
/** Where nothing was left, a server with the older secret alone may have written since. */
const LOOK_AGAIN_MS = 600_000;

type Parts = Pick<Services, 'db' | 'clock' | 'secret' | 'olderSecrets' | 'objects'>;

export interface SealingAgain {
  /** Seals some again. Answers whether there is more. */
  readonly run: () => Promise<boolean>;
  /** How many values are still sealed by an older secret; nothing until somebody has counted. */
  readonly left: () => number | undefined;
}

const payloadsOf = (secrets: Parts): readonly SealedAgain[] => {
  const { secret } = secrets;
  const opened = (id: string, sealed: Buffer | string): object =>
    openedByAny(secrets, (by) => openPayload(by, id, String(sealed))) as object;
  const payload: SealedAgain['sealAgain'] = ({ keys: [id = ''], sealed }) =>
    sealPayload(secret, id, opened(id, sealed));
  return [
    { where: SEALED_JOBS, sealAgain: payload },
    {
      where: SEALED_LINKS,
      sealAgain: payload,
      also: async (tx, { keys: [id = ''], sealed }) => {
        const { linkId } = opened(id, sealed ?? '') as { readonly linkId: string };
        await replaceLinkHash(tx, id, keyedHash(secret, 'link', linkId));
      },
    },
    {
      where: DOCUMENT_WORDS,
      sealAgain: ({ keys: [name = ''], sealed }) =>
        sealImage(
          contentSeal(secret, name),
          openedByAny(secrets, (by) => openImage(contentSeal(by, name), sealed as Buffer)),
        ),
    },
  ];
};

interface SealAgainParts {
  readonly services: Parts;
  readonly modules: readonly Pick<ProductModule, 'sealedPictures'>[];
  readonly numbers: NumberSeal;
  readonly log: JobLog;
}

/**
 * After a change of the secret: seals with the new one what older ones have sealed, a few rows at a time, while all is
 * served. Which rows those are stands in the rows: it goes on wherever it was cut off, in whichever backend.
 */
export const createSealingAgain = ({ services, modules, numbers, log }: SealAgainParts): SealingAgain => {
  const { db, clock, secret, objects } = services;
  const columns = sealedColumnsOf(modules);
  const payloads = payloadsOf(services);
  let left: number | undefined;
  let lookAgainAt = -Infinity;

  const someOf = async (marks: readonly string[]): Promise<number> => {
    let count = 0;
    for (const what of payloads)
      count += await transaction(db, (tx) => sealSomeAgain(tx, what, { secret, marks }));
    for (const where of objectColumnsOf(modules)) count += await objects.sealAgain(where, marks);
    return count;
  };

  const countLeft = async (marks: readonly string[]): Promise<number> => {
    let sum = 0;
    for (const where of columns) sum += await countSealedBefore(db, where, marks);
    return sum;
  };

  /** Answers whether rows are left. */
  const takeTurn = async (marks: readonly string[]): Promise<boolean> => {
    const ends = performance.now() + TURN_MS;
    let sealed = 0;
    for (;;) {
      const some = await someOf(marks);
      sealed += some;
      if (some === 0 || performance.now() > ends) break;
    }
    const rows = await countLeft(marks);
    // Those of numbers are found by reading every table: only once the rest is done.
    const found = rows === 0 ? await sealOldNumbers(db, numbers, { now: clock.now(), isAgain: true }) : 1;
    left = rows + found;
    if (sealed + found > 0 && left > 0) log.info({ sealed, left: rows }, 'sealed again with the new secret');
    if (left > 0) return true;
    lookAgainAt = clock.now().getTime() + LOOK_AGAIN_MS;
    log.info({ sealed }, 'nothing is sealed by an older secret any more: PAYUNG_SECRET_PREVIOUS may go');
    return false;
  };

  return {
    left: () => left,
    run: async () => {
      const old = await listOldSecrets(db);
      if (old.length === 0) {
        left = 0;
        return false;
      }
      const now = clock.now();
      // A backend with the secret from before seals nothing again: the one that follows would have to do it once more.
      if (!isSameHash((await findFingerprint(db)) ?? '', fingerprintOf(secret))) return false;
      if (left === 0 && now.getTime() < lookAgainAt) return false;
      const turn = { now, until: new Date(now.getTime() + LEASE_MS) };
      if (!(await takeSealAgainTurn(db, turn))) return false;
      try {
        return await takeTurn(old.map(markOfFingerprint));
      } finally {
        await endSealAgainTurn(db, clock.now());
      }
    },
  };
};
