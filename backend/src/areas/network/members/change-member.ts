import type { Tier } from '@payung/shared/domain/network/members.ts';
import type { MemberProfile, MemberNumbers } from '@payung/shared/schemas/network.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { todayInJakarta, monthOf } from '@payung/shared/domain/dates.ts';
import { requireAgent } from '#core/access/caller.ts';
import { doOnce } from '#core/access/idempotency.ts';
import { profileOf } from '#areas/network/get-member.ts';
import type { Queries } from '#core/database/database.ts';
import { transaction } from '#core/database/transaction.ts';
import { badRequest, refused } from '#core/http/api-refusal.ts';
import { lockAgent } from '#areas/agents/sql/agents.ts';
import { insertMemberEvent, saveTarget } from '#areas/network/sql/members.ts';
import { setOffice, setTier } from '#areas/agents/sql/member-state.ts';
import { insertAgentNotice } from '#areas/notifications/sql.ts';
import type { Agent } from '#areas/agents/tables.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { isChangeable, requireMember, requireReason, MEMBER_TEXTS } from './member-of-caller.ts';
import type { Leader } from './member-of-caller.ts';

const MONTHS_AHEAD = 12;

/** Labels in both languages. */
const TIER_NAMES: Readonly<Record<Tier, string>> = {
  platinum: 'Platinum',
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
};

const leaderOf = (
  { agentId }: { readonly agentId: string },
  { network }: Pick<Services, 'network'>,
): Leader => ({
  agentId,
  depth: network.depth,
});

/** Row lock; refuses a member who has left. */
const lockMember = async (tx: Queries, caller: Leader, memberId: string): Promise<Agent> => {
  const known = await requireMember(tx, caller, memberId);
  const member = (await lockAgent(tx, memberId)) ?? known;
  if (!isChangeable(member)) throw refused(MEMBER_TEXTS.hasLeft);
  return member;
};

/** With a reason, in the member's history; the member is notified (ruling R36). */
export const changeTier = async (
  { caller, params, body }: Pick<HandlerContextOf<'changeTier'>, 'caller' | 'params' | 'body'>,
  services: Services,
): Promise<MemberProfile> => {
  const agent = requireAgent(caller);
  const { memberId } = params;
  const { requestId, tier, reason } = body;
  const content = { call: 'changeTier', memberId, tier, reason };
  await doOnce(services, { callerId: agent.agentId, requestId, content }, async (tx) => {
    const member = await lockMember(tx, leaderOf(agent, services), memberId);
    requireReason(reason);
    if (member.tier === tier) throw refused(MEMBER_TEXTS.sameTier);
    const now = services.clock.now();
    await setTier(tx, memberId, tier);
    const change = { from: member.tier, to: tier, reason, actorId: agent.agentId };
    await insertMemberEvent(tx, { memberId, event: 'tierChanged', ...change }, now);
    await insertAgentNotice(tx, {
      agentId: memberId,
      kind: 'tierChanged',
      data: { tier: TIER_NAMES[tier], reason },
      now,
    });
    return { memberId };
  });
  return profileOf(services, agent, { memberId });
};

export const changeOffice = async (
  { caller, params, body }: Pick<HandlerContextOf<'changeOffice'>, 'caller' | 'params' | 'body'>,
  services: Services,
): Promise<MemberProfile> => {
  const agent = requireAgent(caller);
  const { memberId } = params;
  await transaction(services.db, async (tx) => {
    const member = await lockMember(tx, leaderOf(agent, services), memberId);
    if (member.office === body.office) return;
    await setOffice(tx, memberId, body.office);
    const change = { from: member.office, to: body.office, actorId: agent.agentId };
    await insertMemberEvent(tx, { memberId, event: 'officeChanged', ...change }, services.clock.now());
  });
  return profileOf(services, agent, { memberId });
};

/** This month, or one of the next twelve. */
export const lastTargetMonth = (today: string): string => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + MONTHS_AHEAD, 1)).toISOString().slice(0, 7);
};

const written = (target: { readonly premium: number; readonly policies: number } | undefined): string =>
  target === undefined ? '' : `${formatRupiah(target.premium)} · ${target.policies}`;

/** What the member is to sell in a month; the member sees it at home. */
export const setTarget = async (
  { caller, params, body }: Pick<HandlerContextOf<'setTarget'>, 'caller' | 'params' | 'body'>,
  services: Services,
): Promise<MemberProfile> => {
  const agent = requireAgent(caller);
  const { memberId } = params;
  const { month, premium, policies } = body;
  const now = services.clock.now();
  const today = todayInJakarta(now);
  const last = lastTargetMonth(today);
  if (month < monthOf(today) || month > last)
    throw badRequest(MEMBER_TEXTS.monthOutOfRange, { values: { months: MONTHS_AHEAD } });
  await transaction(services.db, async (tx) => {
    await lockMember(tx, leaderOf(agent, services), memberId);
    const before = await saveTarget(tx, { agentId: memberId, ...body, by: agent.agentId }, now);
    const change = { from: written(before), to: `${month}: ${written(body)}`, actorId: agent.agentId };
    await insertMemberEvent(tx, { memberId, event: 'targetSet', ...change }, now);
    const data = { month, premium: formatRupiah(premium), policies: String(policies) };
    await insertAgentNotice(tx, { agentId: memberId, kind: 'targetSet', data, now });
  });
  return profileOf(services, agent, { memberId });
};

/** ID, tax and account numbers of the member; every access is recorded in the history. */
export const memberNumbers = (
  { caller, params }: Pick<HandlerContextOf<'memberNumbers'>, 'caller' | 'params'>,
  { db, clock, network }: Pick<Services, 'db' | 'clock' | 'network'>,
): Promise<MemberNumbers> => {
  const { agentId } = requireAgent(caller);
  const { memberId } = params;
  return transaction(db, async (tx) => {
    const member = await requireMember(tx, { agentId, depth: network.depth }, memberId);
    const event = { memberId, event: 'numbersOpened', actorId: agentId } as const;
    await insertMemberEvent(tx, event, clock.now());
    return {
      idNumber: member.id_number ?? '',
      taxId: member.tax_id ?? '',
      accountNumber: member.account_number,
      businessNumber: member.business_number,
    };
  });
};
