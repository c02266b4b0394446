import type { Language } from '#domain/language.ts';
import type { Session } from '@payung/shared/session/session.ts';
import type { EndpointRow } from './endpoint.ts';

/** Header names, which the specification leaves open (ruling K116). */
export const HEADERS = {
  token: 'Authorization',
  userInfo: 'x-user-info',
  cipher: 'x-cipher',
  language: 'Accept-Language',
  reference: 'x-request-id',
  seenVersion: 'If-Match',
} as const;

/**
 * Who asks: the cipher of a link or hand-off, or the bearer token with the user info; never both (API-006). A hand-off
 * shows itself where its work is done: every other call it makes as everybody.
 */
export const headersFor = (
  session: Session,
  language: Language,
  row: Pick<EndpointRow, 'handoff'> = {},
): Readonly<Record<string, string>> => {
  const common = { [HEADERS.language]: language };
  if (session.kind === 'link') return { ...common, [HEADERS.cipher]: session.cipher };
  if (session.kind === 'handoff')
    return row.handoff === true ? { ...common, [HEADERS.cipher]: session.cipher } : common;
  if (session.kind === 'none') return common;
  const token = { [HEADERS.token]: `Bearer ${session.token}` };
  if (session.kind === 'registrant') return { ...common, ...token };
  return { ...common, ...token, [HEADERS.userInfo]: session.userInfo };
};
