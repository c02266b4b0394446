import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@payung/shared/api/endpoints/endpoints.ts';
import type {
  inviteEndpoints,
  memberWorkEndpoints,
  networkEndpoints,
} from '@payung/shared/api/endpoints/network.ts';
import type { duplicateAlertEndpoints } from '@payung/shared/api/endpoints/duplicate-alerts.ts';
import type { pointsReviewEndpoints, pointsEndpoints } from '@payung/shared/api/endpoints/points.ts';
import { newId } from '#core/database/identifiers.ts';
import type { AreaServer } from '#testing/area-server.ts';
import type { Credentials, Parts } from '#testing/caller.ts';
import { grantPoints, newMember } from '#areas/network/testing/networks.ts';
import type { TestAgent } from '#testing/people.ts';

type NetworkName =
  | keyof typeof networkEndpoints
  | keyof typeof memberWorkEndpoints
  | Exclude<keyof typeof pointsEndpoints, 'quoteEarning'>
  | keyof typeof pointsReviewEndpoints
  | keyof typeof inviteEndpoints
  | keyof typeof duplicateAlertEndpoints;

/** What calls about the network and points are about. */
interface NetworkFixture {
  /** Below each agent: the one for whom the member exists. */
  readonly members: ReadonlyMap<Credentials, string>;
  /** Somebody who could take over. */
  readonly successors: ReadonlyMap<Credentials, string>;
  readonly pointsCode: string;
  readonly redemptionId: string;
  readonly paidPolicyNo: string;
  readonly flagId: string;
}

/** Calls about a member: each agent asks for one of their own. */
const ABOUT_MEMBERS: readonly EndpointName[] = [
  'getMember',
  'changeTier',
  'changeOffice',
  'setTarget',
  'memberNumbers',
  'removeMember',
  'transferNetwork',
];
const ABOUT_POINTS: readonly EndpointName[] = [
  'decideRedemption',
  'agentLedger',
  'correctPoints',
  'paidPolicy',
  'cancelPolicy',
  'redeemPoints',
  'checkDuplicateAlert',
];

/** Calls that need what is made for them alone. */
export const NETWORK_CALLS_WITH_FIXTURE: readonly EndpointName[] = [...ABOUT_MEMBERS, ...ABOUT_POINTS];

const pointsOf = async (server: AreaServer, owner: TestAgent) => {
  const { db } = server.services;
  const now = server.clock.now();
  await grantPoints(server, owner, 500);
  const { policy_no: paidPolicyNo } = await db
    .selectFrom('points_ledger')
    .select('policy_no')
    .where('agent_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  const redemptionId = newId();
  await db
    .insertInto('redemptions')
    .values({ id: redemptionId, agent_id: owner.id, points: 100, asked_at: now })
    .execute();
  await db
    .insertInto('points_ledger')
    .values({
      agent_id: owner.id,
      kind: 'reserved',
      points: 0,
      held: 100,
      event_id: redemptionId,
      redemption_id: redemptionId,
      actor: 'agent',
      actor_id: owner.id,
      posted_at: now,
    })
    .execute();
  const flagId = newId();
  await db
    .insertInto('line_flags')
    .values({ id: flagId, kind: 'phone', agent_id: owner.id, policy_no: paidPolicyNo, found_at: now })
    .execute();
  return { redemptionId, paidPolicyNo: paidPolicyNo ?? '', flagId };
};

const NOTHING = { redemptionId: 'none', paidPolicyNo: 'none', flagId: 'none' } as const;

export const prepareNetwork = async (
  server: AreaServer,
  name: EndpointName,
  { owner, agents }: { readonly owner: TestAgent; readonly agents: readonly TestAgent[] },
): Promise<NetworkFixture> => {
  const members = new Map<Credentials, string>();
  const successors = new Map<Credentials, string>();
  if (ABOUT_MEMBERS.includes(name))
    for (const agent of agents) {
      members.set(agent.headers, (await newMember(server, agent)).id);
      successors.set(agent.headers, (await newMember(server, agent)).id);
    }
  const points = ABOUT_POINTS.includes(name) ? await pointsOf(server, owner) : NOTHING;
  return { members, successors, pointsCode: owner.agent_code, ...points };
};

type Call = (fixture: NetworkFixture, who?: Credentials) => Parts;

const nobody = 'f'.repeat(24);
const ofMember: Call = ({ members }, who) => ({
  params: { memberId: (who && members.get(who)) ?? nobody },
});
const once = () => ({ requestId: randomUUID(), reason: 'As agreed by phone' });
const typedName = 'Sari Wulandari';

/** A well-formed call for every row about the network and points, as it goes over the wire. */
export const NETWORK_CALLS: Readonly<Record<NetworkName, Call>> = {
  listNetwork: () => ({}),
  networkFigures: () => ({}),
  getMember: ofMember,
  changeTier: (fixture, who) => ({ ...ofMember(fixture, who), body: { ...once(), tier: 'gold' } }),
  changeOffice: (fixture, who) => ({ ...ofMember(fixture, who), body: { office: 'hub' } }),
  setTarget: (fixture, who) => ({
    ...ofMember(fixture, who),
    body: { month: '2026-01', premium: 1_000_000, policies: 3 },
  }),
  memberNumbers: ofMember,
  removeMember: (fixture, who) => ({
    ...ofMember(fixture, who),
    body: { ...once(), removal: 'terminated', typedName },
  }),
  transferNetwork: (fixture, who) => ({
    ...ofMember(fixture, who),
    body: { ...once(), heirId: (who && fixture.successors.get(who)) ?? nobody, typedName },
  }),

  pointsAccount: () => ({}),
  pointsStatement: () => ({}),
  exportPoints: () => ({ query: { month: '2026-01', upTo: '0' } }),
  pointsEarnings: () => ({}),
  redeemPoints: () => ({ body: { requestId: randomUUID(), points: 100 } }),
  pointsWorkCount: () => ({}),
  redemptionQueue: () => ({}),
  decideRedemption: ({ redemptionId }) => ({
    params: { redemptionId },
    body: { verdict: 'confirmed', reason: '' },
  }),
  agentLedger: ({ pointsCode }) => ({ params: { agentCode: pointsCode } }),
  correctPoints: ({ pointsCode }) => ({
    params: { agentCode: pointsCode },
    body: { ...once(), no: 1, points: -1 },
  }),
  paidPolicy: ({ paidPolicyNo }) => ({ query: { policyNo: paidPolicyNo } }),
  cancelPolicy: ({ paidPolicyNo }) => ({ body: { ...once(), policyNo: paidPolicyNo, refund: 0 } }),
  pointsComparison: () => ({}),
  comparePoints: () => ({}),

  inviteCounts: () => ({}),
  inviteSent: () => ({ body: { channel: 'qr' } }),
  duplicateAlertCount: () => ({}),
  listDuplicateAlerts: () => ({}),
  checkDuplicateAlert: ({ flagId }) => ({ params: { flagId }, body: { note: '' } }),
};
