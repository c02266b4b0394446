import type { IdentityStatus } from '@payung/shared/api/endpoints/identity.ts';

/** What was read from a card, and where its picture waits to be fetched. */
export interface CheckedCard {
  readonly idNumber: string;
  readonly idType: string;
  readonly imageUrl?: string;
}

/** The provider's result of one transaction; empty while there is none. */
export interface IdentityResult {
  readonly status?: IdentityStatus;
  readonly card?: CheckedCard;
}

export interface IdentityProvider {
  /** The flow of screens that the provider shows. */
  readonly workflow: string;
  createToken(transactionId: string): Promise<string>;
  readResult(transactionId: string): Promise<IdentityResult>;
  /** Only from the provider's own hosts, and not more than a picture of a card can be. */
  readImage(url: string): Promise<Buffer>;
}

/** No usable answer: it may be asked again. */
export class IdentityProviderUnavailable extends Error {
  constructor(what: string, cause?: unknown) {
    super(`The identity provider ${what}`, cause === undefined ? undefined : { cause });
    this.name = 'IdentityProviderUnavailable';
  }
}

/** The image was answered and is not acceptable: a retry would not help. */
export class IdentityImageRefused extends Error {
  constructor(why: string) {
    super(`The image is not taken: ${why}`);
    this.name = 'IdentityImageRefused';
  }
}
