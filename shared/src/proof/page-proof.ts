import { PAGE_TOKEN_META } from '../page-report.ts';
import { captchaOf } from './captcha.ts';
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
 * its network; or what the operator's CAPTCHA says. Nothing for any other answer, and where it was shown already.
 */
export const proofAfter = async (reply: unknown, shown: Headers = {}): Promise<Headers | undefined> => {
  if (typeof reply !== 'object' || reply === null) return undefined;
  const captcha = captchaOf(reply);
  if (captcha !== undefined && !(PROOF_HEADERS.captcha in shown)) {
    // Loaded where an operator has one.
    const { solveCaptcha } = await import('./solve-captcha.ts');
    return { [PROOF_HEADERS.captcha]: await solveCaptcha(captcha) };
  }
  const { reason, challenge } = reply as Readonly<Record<string, unknown>>;
  if (reason !== PROOF_NEEDED_REASON || typeof challenge !== 'string') return undefined;
  const answer = PROOF_HEADERS.challenge in shown ? undefined : await findProof(challenge);
  if (answer === undefined) return undefined;
  return { [PROOF_HEADERS.challenge]: challenge, [PROOF_HEADERS.answer]: answer };
};
