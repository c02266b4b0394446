import { randomBytes, timingSafeEqual } from 'node:crypto';
import { platformKey, signatureOf } from '#registry/sets/platform-key.ts';

/** As long as the files of a release that is not live are kept: no page is open for longer. */
const TOKEN_LIVES_MINUTES = 7 * 24 * 60;

const minuteNow = (): number => Math.floor(Date.now() / 60_000);

const isSame = (given: string, right: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
};

/** What a page shows with its reports: that an edge of this platform has sent it. It says nothing of who has it open. */
export const pageTokens = (data: string) => {
  const key = platformKey(data, 'page token');

  const issue = (): string => {
    const said = `${randomBytes(9).toString('base64url')}.${minuteNow().toString(36)}`;
    return `${said}.${signatureOf(key, said)}`;
  };

  /** The page's random id; nothing, where the token is somebody else's, altered or too old. */
  const pageOf = (token: string): string | undefined => {
    const [id = '', minute = '', signature = '', ...more] = token.split('.');
    if (more.length > 0 || !isSame(signature, signatureOf(key, `${id}.${minute}`))) return undefined;
    return minuteNow() - Number.parseInt(minute, 36) <= TOKEN_LIVES_MINUTES ? id : undefined;
  };

  return { issue, pageOf };
};

export type PageTokens = ReturnType<typeof pageTokens>;
