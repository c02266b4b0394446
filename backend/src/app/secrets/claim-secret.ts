import { isSameHash, keyedHash } from '#core/access/secrets.ts';
import type { Database } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { forgetMarks } from '#areas/duplicate-alerts/sql/agent-marks.ts';
import { forgetHeldNumbers } from '#areas/onboarding/sql/held-numbers.ts';
import { forgetDecidedAbout } from '#areas/onboarding/sql/registration-parts.ts';
import { claimFingerprint, replaceFingerprint } from '#core/secrets/sql/secret-fingerprint.ts';
import { revokeEveryLink } from '#areas/auth/links/share-links-sql.ts';
import { resealEverything } from './reseal.ts';
import type { SealedPictures } from '#core/secrets/sealed-pictures.ts';

/** Said in place of the secret of before when nobody has it any more. */
export const LOST = 'lost';

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

export interface SecretClaim {
  readonly db: Database;
  readonly secret: string;
  /** The one of before, or that it is lost. */
  readonly previous: string | undefined;
  readonly now: Date;
  /** Pictures that products have sealed. */
  readonly ofRooms: readonly SealedPictures[];
}

const fingerprintOf = (secret: string): string => keyedHash(secret, 'fingerprint', 'payung');

/**
 * At each start: the database takes the secret of its first process, and no process with another one. Given the one
 * of before, all that it has sealed is sealed anew, in one transaction. Answers how many that were.
 */
export const claimSecret = (claim: SecretClaim): Promise<number> =>
  transaction(claim.db, async (tx) => {
    const { secret, previous, now, ofRooms } = claim;
    const own = fingerprintOf(secret);
    const owner = await claimFingerprint(tx, { fingerprint: own, now });
    if (isSameHash(owner, own)) return 0;
    if (previous === LOST) {
      await forgetHeldNumbers(tx);
      await forgetDecidedAbout(tx);
      await forgetMarks(tx);
      await revokeEveryLink(tx, now);
      await replaceFingerprint(tx, own, now);
      return 0;
    }
    if (previous === undefined || !isSameHash(owner, fingerprintOf(previous))) throw new SecretMismatch();
    await replaceFingerprint(tx, own, now);
    await forgetHeldNumbers(tx);
    await forgetDecidedAbout(tx);
    await forgetMarks(tx);
    return await resealEverything(tx, { from: previous, to: secret, now }, ofRooms);
  });
