import type { Language } from '#domain/language.ts';
import type { Session } from '@payung/shared/session/session.ts';

/** Header names, which the specification leaves open (ruling K116). */
export const HEADERS = {
  token: 'Authorization',
  userInfo: 'x-user-info',
  cipher: 'x-cipher',
  language: 'Accept-Language',
  reference: 'x-request-id',
  seenVersion: 'If-Match',
} as const;

/** Who asks: the link cipher, or the bearer token with the user info; never both (API-006). */
export const headersFor = (session: Session, language: Language): Readonly<Record<string, string>> => {
  const common = { [HEADERS.language]: language };
  if (session.kind === 'link') return { ...common, [HEADERS.cipher]: session.cipher };
  if (session.kind === 'none') return common;
  const token = { [HEADERS.token]: `Bearer ${session.token}` };
  if (session.kind === 'registrant') return { ...common, ...token };
  return { ...common, ...token, [HEADERS.userInfo]: session.userInfo };
};
