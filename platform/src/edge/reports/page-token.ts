import { randomBytes } from 'node:crypto';
import { platformKey, signatureOf, signed, verified } from '#registry/sets/platform-key.ts';
import { networkKey, regionKey } from '../server/client-cap.ts';

/** As long as the files of a release that is not live are kept: no page is open for longer. */
const TOKEN_LIVES_MS = 7 * 24 * 3_600_000;
/** 66 bits: enough to tell networks apart, and short in every page. */
const DIGEST_CHARACTERS = 11;

/** Where somebody is, so that it can be compared and not be read. */
export interface Place {
  readonly network: string;
  /** Of which the network is a part. */
  readonly region: string;
}

export interface SentPage extends Place {
  /** Random. */
  readonly id: string;
  /** When the page was sent; milliseconds since 1970. */
  readonly sent: number;
}

/** Tells places apart for every edge of the platform. */
export const placesOf = (data: string) => {
  const key = platformKey(data, 'addresses of reports');
  const digest = (text: string): string => signatureOf(key, text).slice(0, DIGEST_CHARACTERS);
  return (ip: string): Place => ({ network: digest(networkKey(ip)), region: digest(regionKey(ip)) });
};

/**
 * What a page shows with its reports: that an edge of this platform has sent it, when, and into which network. So reports
 * count for the network in which the page was asked for, however many send them, and also when a phone has changed its
 * address meanwhile.
 */
export const pageTokens = (data: string) => {
  const key = platformKey(data, 'page token');
  const placeOf = placesOf(data);

  const issue = (ip: string): string => {
    const { network, region } = placeOf(ip);
    const second = Math.floor(Date.now() / 1000).toString(36);
    return signed(key, [randomBytes(9).toString('base64url'), second, network, region].join('.'));
  };

  /** What was signed here, if it is not too old. Pages of before have a minute, and no place. */
  const partsOf = (token: string): readonly string[] => {
    const parts = verified(key, token)?.split('.') ?? [];
    const unit = parts.length > 2 ? 1000 : 60_000;
    return Date.now() - Number.parseInt(parts[1] ?? '', 36) * unit < TOKEN_LIVES_MS + unit ? parts : [];
  };

  /** Nothing, where the token is somebody else's, altered, too old, or of a page of before. */
  const read = (token: string): SentPage | undefined => {
    const [id, second = '', network, region] = partsOf(token);
    if (id === undefined || network === undefined || region === undefined) return undefined;
    return { id, sent: Number.parseInt(second, 36) * 1000, network, region };
  };

  /** The page's random id. */
  const pageOf = (token: string): string | undefined => partsOf(token)[0];

  return { issue, read, pageOf };
};

export type PageTokens = ReturnType<typeof pageTokens>;
