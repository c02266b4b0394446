import { isSameHash, keyedHash, openPayload, sealPayload } from '#core/access/secrets.ts';
import type { Database, Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { deleteAllMarks } from '#areas/duplicate-alerts/sql/agent-marks.ts';
import { deleteReservedNumbers } from '#areas/onboarding/sql/reserved-numbers.ts';
import { clearDecisionDigests } from '#areas/onboarding/sql/registration-parts.ts';
import {
  claimFingerprint,
  replaceFingerprint,
  replaceSealed,
  sealedRows,
} from '#core/secrets/sql/sealed-columns.ts';
import { revokeEveryLink, replaceLinkHash, SEALED_LINKS } from '#areas/auth/links/share-links-sql.ts';
import type { SealedPictures } from '#core/secrets/seal-numbers.ts';
import { createNumberSeal } from '#core/database/sealed-numbers.ts';
import { openImage, sealImage } from '#core/pictures/seal-image.ts';
import type { SealedColumn, SealedRow } from '#core/secrets/sql/sealed-columns.ts';
import { TAX_PICTURES } from '#areas/identity/sql/document-images.ts';
import { IDENTITY_PICTURES } from '#areas/identity/sql/identities.ts';
import { DOCUMENT_WORDS, PRINTED_DOCUMENTS } from '#core/documents/documents-sql.ts';
import { SEALED_JOBS } from '#core/jobs/sql/jobs.ts';
import { sealOldNumbers } from '#core/secrets/seal-numbers.ts';

/** The value of the previous secret when it is lost. */
const LOST = 'lost';

export class SecretMismatch extends Error {
  constructor() {
    super(
      'This database belongs to another secret than the one of this process. Messages, links and pictures that were sealed with the other could not be read, so this process does not start.\n' +
        '  Several processes on one database: give them all the same PAYUNG_SECRET. Without it each makes one of its own (server.key in PAYUNG_DATA).\n' +
        '  The key was replaced by mistake: put it back, from a backup for example.\n' +
        '  To change the secret: stop all processes, then start with the new one in PAYUNG_SECRET and the old one in PAYUNG_SECRET_PREVIOUS.\n' +
        `  The old one is lost: PAYUNG_SECRET_PREVIOUS=${LOST} ends all links; what waits to be sent and the pictures stay unreadable.`,
    );
    this.name = 'SecretMismatch';
  }
}

interface SecretClaim {
  readonly db: Database;
  readonly secret: string;
  /** The previous one, or that it is lost. */
  readonly previous: string | undefined;
  readonly now: Date;
  /** Pictures that products have sealed. */
  readonly ofModules: readonly SealedPictures[];
}

const fingerprintOf = (secret: string): string => keyedHash(secret, 'fingerprint', 'payung');

/**
 * At each start: the database takes the secret of its first process, and no process with another one. Given the one
 * from before, all that it has sealed is sealed again, in one transaction. Answers how many that were.
 */
export const claimSecret = (claim: SecretClaim): Promise<number> =>
  transaction(claim.db, async (tx) => {
    const { secret, previous, now, ofModules } = claim;
    const own = fingerprintOf(secret);
    const owner = await claimFingerprint(tx, { fingerprint: own, now });
    if (isSameHash(owner, own)) return 0;
    if (previous === LOST) {
      await deleteReservedNumbers(tx);
      await clearDecisionDigests(tx);
      await deleteAllMarks(tx);
      await revokeEveryLink(tx, now);
      await replaceFingerprint(tx, own, now);
      return 0;
    }
    if (previous === undefined || !isSameHash(owner, fingerprintOf(previous))) throw new SecretMismatch();
    await replaceFingerprint(tx, own, now);
    await deleteReservedNumbers(tx);
    await clearDecisionDigests(tx);
    await deleteAllMarks(tx);
    return await resealEverything(tx, { from: previous, to: secret, now }, ofModules);
  });

interface SecretChange {
  readonly from: string;
  readonly to: string;
  readonly now: Date;
}

/** A value that neither secret opens was damaged before: it stays unchanged, and reading it fails. */
const orUndefined = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

const resealPictures = async (tx: Queries, where: SealedPictures, change: SecretChange): Promise<number> => {
  let count = 0;
  for await (const { keys, sealed } of sealedRows(tx, where)) {
    const seal = { purpose: where.purpose, key: keys.join(' ') };
    const bytes = orUndefined(() => openImage({ ...seal, secret: change.from }, sealed as Buffer));
    if (bytes === undefined) continue;
    await replaceSealed(tx, where, { keys, sealed: sealImage({ ...seal, secret: change.to }, bytes) });
    count += 1;
  }
  return count;
};

interface SealedPayloads {
  readonly where: SealedColumn;
  /** Updates what else of the row depends on the secret. */
  readonly also?: (row: SealedRow, payload: object) => Promise<void>;
}

const resealPayloads = async (
  tx: Queries,
  { from, to }: SecretChange,
  { where, also }: SealedPayloads,
): Promise<number> => {
  let count = 0;
  for await (const row of sealedRows(tx, where)) {
    const [id = ''] = row.keys;
    const payload = orUndefined(() => openPayload(from, id, String(row.sealed)) as object);
    if (payload === undefined) continue;
    await replaceSealed(tx, where, { keys: row.keys, sealed: sealPayload(to, id, payload) });
    await also?.(row, payload);
    count += 1;
  }
  return count;
};

/** Everything that the secret has sealed, from the old one to the new one. Answers how many were sealed again. */
const resealEverything = async (
  tx: Queries,
  change: SecretChange,
  ofModules: readonly SealedPictures[],
): Promise<number> => {
  let count = await resealPayloads(tx, change, { where: SEALED_JOBS });
  count += await resealPayloads(tx, change, {
    where: SEALED_LINKS,
    also: async ({ keys: [id = ''] }, payload) => {
      const { linkId } = payload as { readonly linkId: string };
      await replaceLinkHash(tx, id, keyedHash(change.to, 'link', linkId));
    },
  });
  for (const where of [IDENTITY_PICTURES, TAX_PICTURES, DOCUMENT_WORDS, PRINTED_DOCUMENTS, ...ofModules])
    count += await resealPictures(tx, where, change);
  const numbers = createNumberSeal(change.to, [change.from]);
  return count + (await sealOldNumbers(tx, numbers, { now: change.now }));
};
