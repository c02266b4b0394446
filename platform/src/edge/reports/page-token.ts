import { randomBytes } from 'node:crypto';
import { platformKey, signed, verified } from '#registry/sets/platform-key.ts';

/** As long as the files of a release that is not live are kept: no page is open for longer. */
const TOKEN_LIVES_MINUTES = 7 * 24 * 60;

const minuteNow = (): number => Math.floor(Date.now() / 60_000);

/** What a page shows with its reports: that an edge of this platform has sent it. It says nothing of who has it open. */
export const pageTokens = (data: string) => {
  const key = platformKey(data, 'page token');

  const issue = (): string =>
    signed(key, `${randomBytes(9).toString('base64url')}.${minuteNow().toString(36)}`);

  /** The page's random id; nothing, where the token is somebody else's, altered or too old. */
  const pageOf = (token: string): string | undefined => {
    const [id, minute = ''] = verified(key, token)?.split('.') ?? [];
    return minuteNow() - Number.parseInt(minute, 36) <= TOKEN_LIVES_MINUTES ? id : undefined;
  };

  return { issue, pageOf };
};

export type PageTokens = ReturnType<typeof pageTokens>;
