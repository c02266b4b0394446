import type { DecryptedLink } from '@payung/shared/schemas/auth.ts';
import { greetingName } from '@payung/shared/domain/people/greeting-name.ts';
import { publicCardOf } from '#areas/agents/sql/public-cards.ts';
import { countLinkOpened, markLink, findLinkByHash } from './share-links-sql.ts';
import type { FoundLink, LinkWithQuote } from './share-links-sql.ts';
import { pushToAgent } from '#areas/push/push-notice.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { isLinkId } from '@payung/shared/domain/link.ts';
import { readLinkId } from '@payung/shared/routes/copied-link.ts';
import { mayInvite } from '@payung/shared/domain/people/user-home.ts';
import { countHits } from '#core/access/limits.ts';
import { countMiss, provenPage } from '#core/access/proof.ts';
import { hashesByAny } from '#core/secrets/server-secrets.ts';
import type { Agent } from '#areas/agents/tables.ts';
import { badRequest, tooMany } from '#core/http/api-refusal.ts';
import { TEXTS } from '#core/http/texts.ts';
import { wrongLinks, wrongReferrals } from '../otp-limits.ts';
import type { Asker } from '../otp-limits.ts';
import { findAgentByReferralCode, findAgentByPhone } from '#areas/agents/sql/agents.ts';
import type { Queries } from '#core/database/database.ts';
import { findShownRegistration } from '#areas/onboarding/sql/registrations.ts';
import type { NewOtpChallenge } from '#areas/auth/tables.ts';
import { introductionOf } from './introduction.ts';
import { setTimeout as wait } from 'node:timers/promises';

/** Opens links that invite an agent as well (ruling R57). */
const OPENER_OF_INVITES = 'decryptLink';

/** Nobody's product, so that no page of a product opens it. */
const NO_PRODUCT = '';

/** Who invites, and what strangers may see of them. */
const inviteOf = async (services: Services, link: FoundLink): Promise<DecryptedLink> => {
  await countLinkOpened(services.db, link.id, services.clock.now());
  const card = await publicCardOf(services.db, link.agent_id);
  return {
    productId: NO_PRODUCT,
    inviter: `${link.inviter} ${link.last_name}`.trim(),
    invite: { referralCode: link.referral_code, ...(card === undefined ? {} : { card }) },
  };
};

/**
 * Inviter and product of a link. `opener` names the call: a link to a product that another call opens is answered
 * like one that does not exist, in the same time.
 */
export const openInvitation = (
  opener: string,
  context: HandlerContextOf<'decryptLink'>,
  services: Services,
): Promise<DecryptedLink> =>
  inConstantTime(async () => {
    const { caller, query, address, shown } = context;
    const isOurs = (link: FoundLink): boolean =>
      isQuoteLink(link)
        ? services.products.shown(link.product_id).linksOpenedBy === opener
        : opener === OPENER_OF_INVITES && isInvite(link);
    const isPaid = async () => (await provenPage(services, shown, query.id)) !== undefined;
    const link = await requireAnyLink(services, { linkId: query.id, address, isPaid }, isOurs);
    if (!isQuoteLink(link)) return inviteOf(services, link);
    const isFirst = await markLink(services.db, { id: link.id, moment: 'opened_at' }, services.clock.now());
    const quote = { id: link.quote_id, agent_id: link.agent_id, of_lead_id: link.of_lead_id };
    if (isFirst) await pushToAgent(services, services.db, { quote, event: 'opened' });
    const invitation = {
      productId: link.product_id,
      inviter: greetingName(`${link.inviter} ${link.last_name}`),
      introduction: await introductionOf(services, link),
    };
    // The rest belongs to the person who proved the phone on this very quote (ruling K61).
    if (caller.kind !== 'visit' || caller.quoteId !== link.quote_id) return invitation;
    return { ...invitation, quoteId: link.quote_id, stage: link.stage };
  });

interface LinkAttempt {
  readonly linkId: string;
  /** Network address, for the limit of misses. */
  readonly address: string;
  /** Whether the page has done the work of a guess, which is asked where the network has guessed too often. */
  readonly isPaid: () => Promise<boolean>;
}

/** Whether an agent may invite: active, and neither Support nor Staff. */
const isInviter = ({ status, user_type }: Pick<Agent, 'status' | 'user_type'>): boolean =>
  status === 'active' && mayInvite(user_type);

export const isQuoteLink = (link: FoundLink): link is LinkWithQuote => link.quote_id !== null;
export const isInvite = (link: FoundLink): boolean => link.kind === 'invite' && isInviter(link);

/**
 * The valid link behind an id, of a kind that the call opens. Unknown, revoked and other links take the same steps
 * and answer alike; all misses count against the network (facts on six-character links), which stops no right link of
 * somebody else behind the same address.
 */
export const requireAnyLink = async (
  services: Services,
  { linkId: copied, address, isPaid }: LinkAttempt,
  isOurs: (link: FoundLink) => boolean,
): Promise<FoundLink> => {
  const now = services.clock.now();
  const linkId = readLinkId(copied);
  const giveBack = await countMiss(services, { limit: wrongLinks(address), subject: linkId, isPaid });
  const link = await findLinkByHash(services.db, hashesByAny(services, 'link', linkId));
  const isUnknown = link === undefined || link.revoked_at !== null || !isLinkId(linkId) || !isOurs(link);
  const isExpired = link !== undefined && link.expires_at <= now;
  if (!isUnknown && !isExpired) {
    await giveBack();
    return link;
  }
  if (isUnknown) throw badRequest(TEXTS.linkInvalid);
  const { linkExpired } = isQuoteLink(link) ? services.products.shown(link.product_id) : {};
  throw badRequest((await linkExpired?.(services)) ?? TEXTS.linkExpired);
};

/** The valid link to a quote. */
export const requireLink = async (services: Services, tried: LinkAttempt): Promise<LinkWithQuote> => {
  const link = await requireAnyLink(services, tried, isQuoteLink);
  if (!isQuoteLink(link)) throw badRequest(TEXTS.linkInvalid);
  return link;
};

interface Inviter {
  readonly id: string;
  /** The invite link; null when the code was typed. */
  readonly linkId: string | null;
}

interface InviterAttempt extends Omit<LinkAttempt, 'linkId'> {
  readonly referralCode: string;
  readonly linkId: string | undefined;
  readonly asker: Asker;
}

/**
 * The agent behind a referral code (ONB-018), who is asked before anything is said about a phone (ruling R52). Guesses
 * are counted before they are compared.
 */
export const requireInviter = async (
  services: Services,
  { referralCode, linkId, address, asker, isPaid }: InviterAttempt,
): Promise<Inviter> => {
  const { full, giveBack } = await countHits(services, wrongReferrals(address, asker));
  if (full[0] !== undefined) throw tooMany(full[0].seconds);
  const inviter = await findAgentByReferralCode(services.db, referralCode);
  if (inviter === undefined || !isInviter(inviter)) throw badRequest(TEXTS.referralWrong);
  await giveBack();
  if (linkId === undefined) return { id: inviter.id, linkId: null };
  const link = await requireAnyLink(services, { linkId, address, isPaid }, isInvite);
  return { id: inviter.id, linkId: link.id };
};

/** Who requests a code, and for what: a customer by a link, a person who begins to register, or neither. */
export interface Recipient {
  readonly phone: string;
  readonly address: string;
  readonly asker: Asker;
  readonly link: (LinkWithQuote & { readonly isRightPhone: boolean }) | undefined;
  readonly inviter: Inviter | undefined;
}

type ChallengeTarget = Pick<
  NewOtpChallenge,
  'purpose' | 'agent_id' | 'quote_id' | 'link_id' | 'registration_id' | 'inviter_id'
>;

/** What a code opens, and whether anybody may receive it; that is never shown to the caller. */
interface Addressee {
  readonly target: ChallengeTarget;
  readonly mayReceive: boolean;
}

const NOBODY: Omit<ChallengeTarget, 'purpose'> = {
  agent_id: null,
  quote_id: null,
  link_id: null,
  registration_id: null,
  inviter_id: null,
};

/** An agent who is not active proves the phone first, and is informed then (ruling R50). */
const isAgentWhoMayAsk = (status: string): boolean => status === 'active' || status === 'inactive';

export const findAddressee = async (tx: Queries, { phone, link, inviter }: Recipient): Promise<Addressee> => {
  if (link !== undefined) {
    return {
      target: { ...NOBODY, purpose: 'customer', quote_id: link.quote_id, link_id: link.id },
      mayReceive: link.isRightPhone,
    };
  }
  const agent = await findAgentByPhone(tx, phone);
  if (inviter !== undefined) {
    if (agent !== undefined) throw badRequest(TEXTS.phoneInUse);
    const target = { ...NOBODY, purpose: 'registration', inviter_id: inviter.id } as const;
    return { target: { ...target, link_id: inviter.linkId }, mayReceive: true };
  }
  // Always in this order, so that the time is the same.
  const registration = await findShownRegistration(tx, phone);
  const target = { ...NOBODY, purpose: 'agent', agent_id: agent?.id ?? null } as const;
  if (agent !== undefined) return { target, mayReceive: isAgentWhoMayAsk(agent.status) };
  return {
    target: { ...target, registration_id: registration?.id ?? null },
    mayReceive: registration !== undefined,
  };
};

/**
 * Answers and refusals leave no sooner than this after the start, so that their time says nothing about
 * the work behind them. Above what the work takes on a slow machine.
 */
export const REPLY_MS = 80;

export const inConstantTime = async <T>(work: () => Promise<T>, floorMs: number = REPLY_MS): Promise<T> => {
  const floor = wait(floorMs);
  try {
    return await work();
  } finally {
    await floor;
  }
};
