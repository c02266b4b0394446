import type { IdentityStatus } from '@payung/shared/domain/people/identity-check.ts';
import { fetchPublic, isAtHost } from '#core/http/public-fetch.ts';
import type { HypervergeSettings } from '#area-environment.ts';

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

/** Above any photo of a card; what is kept is drawn again and much smaller. */
const MAX_BYTES = 12 * 1024 * 1024;

type Where = Pick<HypervergeSettings, 'resultUrl' | 'imageHosts'>;

/** The very server that named the picture: the operator has named that one. */
const isAtProvider = (address: string, { resultUrl }: Where): boolean => {
  const url = URL.parse(address);
  return url !== null && `${url.username}${url.password}` === '' && url.origin === new URL(resultUrl).origin;
};

/** The host itself or one below it, over https; or the very server that named the picture. */
export const mayFetchFrom = (address: string, where: Where): boolean =>
  isAtProvider(address, where) ||
  isAtHost(
    address,
    where.imageHosts.flatMap((host) => [host, `.${host}`]),
  );

const readAtMost = async (body: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > MAX_BYTES) throw new IdentityImageRefused('too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/** The picture of a card, from nowhere but the provider: an address in an answer is not a way into our network. */
export const fetchImage = async (address: string, where: Where, timeoutMs: number): Promise<Buffer> => {
  if (!mayFetchFrom(address, where)) throw new IdentityImageRefused('a foreign host');
  try {
    const call = isAtProvider(address, where) ? fetch : fetchPublic;
    const response = await call(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (response.status >= 500)
      throw new IdentityProviderUnavailable(`refused the image with ${response.status}`);
    if (response.status !== 200 || response.body === null)
      throw new IdentityImageRefused(`answered ${response.status}`);
    return await readAtMost(response.body);
  } catch (error) {
    if (error instanceof IdentityImageRefused || error instanceof IdentityProviderUnavailable) throw error;
    throw new IdentityProviderUnavailable('does not send the image', error);
  }
};
