import { isSameHash } from '#core/access/secrets.ts';
import type { Database, Queries } from '#core/database/database.ts';
import { createNumberSeal } from '#core/database/sealed-numbers.ts';
import { transaction } from '#core/database/transaction.ts';
import { deleteAllMarks } from '#areas/duplicate-alerts/sql/agent-marks.ts';
import { deleteReservedNumbers } from '#areas/onboarding/sql/reserved-numbers.ts';
import { clearDecisionDigests } from '#areas/onboarding/sql/registration-parts.ts';
import { claimFingerprint, replaceFingerprint } from '#core/secrets/sql/sealed-columns.ts';
import type { MarkedColumn } from '#core/secrets/sql/sealed-columns.ts';
import {
  deleteOldSecret,
  deleteOldSecrets,
  insertOldSecret,
  isAnySealedBefore,
  listOldSecrets,
} from '#core/secrets/sql/old-secrets.ts';
import { hasOldNumbers } from '#core/secrets/seal-numbers.ts';
import { fingerprintOf, markOfFingerprint } from '#core/secrets/server-secrets.ts';
import { revokeEveryLink } from '#areas/auth/links/share-links-sql.ts';

export class SecretMismatch extends Error {
  constructor() {
    super(
      'This database belongs to another secret than the one of this process. Messages, links and pictures that were sealed with the other could not be read, so this process does not start.\n' +
        '  Several processes on one database: give them all the same PAYUNG_SECRET. Without it each makes one of its own (server.key in PAYUNG_DATA).\n' +
        '  The key was replaced by mistake: put it back, from a backup for example.\n' +
        '  To change the secret: start with the new one in PAYUNG_SECRET and the old one in PAYUNG_SECRET_PREVIOUS.\n' +
        '  The old one is lost: PAYUNG_SECRET_PREVIOUS=lost ends all links; what waits to be sent and the pictures stay unreadable.',
    );
    this.name = 'SecretMismatch';
  }
}

export class SecretStillNeeded extends Error {
  constructor() {
    super(
      'Something in this database is still sealed by an older secret that this process was not given, so this process does not start.\n' +
        '  Name the older one in PAYUNG_SECRET_PREVIOUS again, until the log says that nothing is sealed by it any more (payung_sealed_by_older_secrets in /metrics is 0 then).',
    );
    this.name = 'SecretStillNeeded';
  }
}

interface SecretClaim {
  readonly db: Database;
  readonly secret: string;
  readonly olderSecrets: readonly string[];
  /** Nobody has the older one any more. */
  readonly isLost: boolean;
  readonly now: Date;
  /** Everything that the secret seals, but for the numbers of people. */
  readonly columns: readonly MarkedColumn[];
}

/** What only today's secret can compare begins again, or is computed again at the start. */
const forgetKeyedHashes = async (tx: Queries): Promise<void> => {
  await deleteReservedNumbers(tx);
  await clearDecisionDigests(tx);
  await deleteAllMarks(tx);
};

const isStillNeeded = async (tx: Queries, claim: SecretClaim, fingerprint: string): Promise<boolean> => {
  const marks = [markOfFingerprint(fingerprint)];
  for (const where of claim.columns) if (await isAnySealedBefore(tx, where, marks)) return true;
  return hasOldNumbers(tx, createNumberSeal(claim.secret).mark);
};

/** Older secrets that nothing is sealed by any more are forgotten; one that something is sealed by must be given. */
const requireOlderSecrets = async (tx: Queries, claim: SecretClaim): Promise<void> => {
  const given = claim.olderSecrets.map(fingerprintOf);
  for (const fingerprint of await listOldSecrets(tx)) {
    if (given.some((each) => isSameHash(each, fingerprint))) continue;
    if (await isStillNeeded(tx, claim, fingerprint)) throw new SecretStillNeeded();
    await deleteOldSecret(tx, fingerprint);
  }
};

/**
 * At each start: the database takes the secret of its first process, and no process with another one. Given the one
 * from before, it takes the new one; what the old one has sealed is sealed again while all is served (`seal-again.ts`).
 */
export const claimSecret = (claim: SecretClaim): Promise<void> =>
  transaction(claim.db, async (tx) => {
    const { secret, olderSecrets, isLost, now } = claim;
    const own = fingerprintOf(secret);
    const owner = await claimFingerprint(tx, { fingerprint: own, now });
    if (!isSameHash(owner, own)) {
      if (!isLost && !olderSecrets.some((older) => isSameHash(owner, fingerprintOf(older))))
        throw new SecretMismatch();
      await replaceFingerprint(tx, own, now);
      await forgetKeyedHashes(tx);
      if (isLost) await revokeEveryLink(tx, now);
      else await insertOldSecret(tx, owner, now);
    }
    await deleteOldSecret(tx, own);
    if (isLost) await deleteOldSecrets(tx);
    await requireOlderSecrets(tx, claim);
  });
