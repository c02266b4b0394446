import type { FastifyRequest } from 'fastify';
import { PAGE_ID_HEADER, PROOF_HEADERS } from '@payung/shared/proof/proof-headers.ts';
import { isProof, PROOF_NEEDED_REASON, provenText } from '@payung/shared/proof/proof-of-work.ts';
import { ApiRefusal, ERR_CODE } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { isLoopbackHost } from '#live-mode.ts';
import type { Limit } from './limit-table.ts';
import { countHit, countHits } from './limits.ts';
import type { LimitContext, LimitCount } from './limits.ts';
import { createToken, isSameHash, keyedHash } from './secrets.ts';
import { STRANGER_LIMITS } from './stranger-limits.ts';

/** What a call shows of the page that makes it, and of the work that the page has done. */
export interface ShownProof {
  /** Id of the page, as an edge has verified it. */
  readonly page?: string | undefined;
  readonly pageToken?: string | undefined;
  readonly challenge?: string | undefined;
  readonly answer?: string | undefined;
  readonly captcha?: string | undefined;
}

export interface ProofContext extends LimitContext {
  readonly publicUrl: string;
}

/** An edge whose word counts has named the caller's address: only then does it name the page as well. */
const isFromEdge = ({ ips = [] }: Pick<FastifyRequest, 'ips'>): boolean => ips.length > 1;

const MAX_HEADER = 4_000;

export const proofOf = (request: Pick<FastifyRequest, 'headers' | 'ips'>): ShownProof => {
  const headerOf = (name: string): string | undefined => {
    const value = request.headers[name];
    return typeof value === 'string' && value.length <= MAX_HEADER ? value : undefined;
  };
  return {
    page: isFromEdge(request) ? headerOf(PAGE_ID_HEADER) : undefined,
    pageToken: headerOf(PROOF_HEADERS.pageToken),
    challenge: headerOf(PROOF_HEADERS.challenge),
    answer: headerOf(PROOF_HEADERS.answer),
    captcha: headerOf(PROOF_HEADERS.captcha),
  };
};

/** Browsers calculate on secure origins alone; others are for testers on machines of their own. */
const canBeProved = ({ publicUrl }: Pick<ProofContext, 'publicUrl'>): boolean =>
  publicUrl.startsWith('https:') || isLoopbackHost(new URL(publicUrl).hostname);

const CHALLENGE_MS = 600_000;

const signatureOf = (secret: string, subject: string, said: string): string =>
  keyedHash(secret, 'challenge', `proof of ${subject}\n${said}`);

/** For calls without the token of a page: of nobody's page, for this subject alone. Nothing is stored of it. */
export const newProofChallenge = ({ secret, clock }: ProofContext, subject: string): string => {
  const said = `${createToken()}.${clock.now().getTime() + CHALLENGE_MS}`;
  return `${said}.${signatureOf(secret, subject, said)}`;
};

const challengeId = (
  { secret, clock }: ProofContext,
  challenge: string,
  subject: string,
): string | undefined => {
  const [id = '', ends = '', signature = ''] = challenge.split('.');
  const isOurs = isSameHash(signature, signatureOf(secret, subject, `${id}.${ends}`));
  return isOurs && Number(ends) > clock.now().getTime() ? id : undefined;
};

export const proofNeeded = (context: ProofContext, subject: string): ApiRefusal =>
  new ApiRefusal({ status: 403, errCode: ERR_CODE.refused }, TEXTS.proofNeeded, {
    also: { reason: PROOF_NEEDED_REASON, challenge: newProofChallenge(context, subject) },
  });

/** Id of the page that has done the work for this subject, or of the challenge; each solution is good once. */
export const provenPage = async (
  context: ProofContext,
  shown: ShownProof,
  subject: string,
): Promise<string | undefined> => {
  if (!canBeProved(context)) return shown.page ?? '';
  const { page, pageToken, challenge, answer } = shown;
  if (answer === undefined) return undefined;
  const isOfPage = challenge === undefined && page !== undefined && pageToken !== undefined;
  const id = isOfPage ? page : challengeId(context, challenge ?? '', subject);
  const text = isOfPage ? provenText(pageToken, subject) : (challenge ?? '');
  if (id === undefined || !(await isProof(text, answer))) return undefined;
  const isSpent = (await countHit(context, STRANGER_LIMITS.limit('proofs', text, answer))) > 0;
  return isSpent ? undefined : id;
};

interface GuessedSubject {
  readonly limit: Limit;
  readonly subject: string;
  readonly isPaid: () => Promise<boolean>;
}

/**
 * Counts a miss before the work, and gives it back after a hit. Many people share the address of a carrier: once there
 * are too many misses, nobody is refused, but each try has to be paid with a proof of work.
 */
export const countMiss = async (
  context: ProofContext,
  { limit, subject, isPaid }: GuessedSubject,
): Promise<LimitCount['giveBack']> => {
  const { full, giveBack } = await countHits(context, [limit]);
  if (full.length === 0) return giveBack;
  if (!(await isPaid())) throw proofNeeded(context, subject);
  return () => Promise.resolve();
};
