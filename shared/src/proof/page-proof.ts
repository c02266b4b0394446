import { PAGE_TOKEN_META } from '../page-report.ts';
import { PROOF_HEADERS } from './proof-headers.ts';
import { findProof, PROOF_NEEDED_REASON, provenText } from './proof-of-work.ts';

type Headers = Readonly<Record<string, string>>;

const pageToken = (): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${PAGE_TOKEN_META}"]`)?.content;

/**
 * Ahead of a call that the server makes for nobody without it: the page's token and its work for this subject. Nothing
 * where the page cannot do it; then the server decides.
 */
export const pageProof = async (subject: string): Promise<Headers> => {
  const token = pageToken();
  const answer = token === undefined ? undefined : await findProof(provenText(token, subject));
  if (token === undefined || answer === undefined) return {};
  return { [PROOF_HEADERS.pageToken]: token, [PROOF_HEADERS.answer]: answer };
};

/**
 * The answer to the challenge of a refusal: the page has no token, or one that is too old, or too much was guessed from
 * its network. Nothing for any other answer.
 */
export const proofAfter = async (reply: unknown): Promise<Headers | undefined> => {
  if (typeof reply !== 'object' || reply === null) return undefined;
  const { reason, challenge } = reply as Readonly<Record<string, unknown>>;
  if (reason !== PROOF_NEEDED_REASON || typeof challenge !== 'string') return undefined;
  const answer = await findProof(challenge);
  return answer && { [PROOF_HEADERS.challenge]: challenge, [PROOF_HEADERS.answer]: answer };
};
