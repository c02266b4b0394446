import { encodePart } from '@payung/shared/api/endpoint.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import type { RegistryRoute, RemoteRelease } from '@payung/shared/registry.ts';
import type { RouteMode } from '@payung/shared/routes/route.ts';
import { withVisit } from '@payung/shared/journey/otp/arrival.ts';
import { AGENT_KEY, LINK_KEY, REGISTRANT_KEY } from '@payung/shared/session/persistence.ts';
import { specifiedAgent, specifiedLink } from '@payung/shared/session/specified-names.ts';
import { aLinkVisit, anAgent, anAgentUser, aRegistrant } from '@payung/shared/testing/samples/people.ts';

/** Somebody who opens a route, as the application itself would have left the browser. */
export interface SampleVisitor {
  readonly name: 'nobody' | 'agent' | 'staff' | 'customer' | 'registrant';
  readonly storage: 'localStorage' | 'sessionStorage';
  readonly key: string;
  readonly value: unknown;
  /** Of the address, where the shell has verified the phone. */
  readonly state?: object;
}

const AN_ID = '65f0c1a5e4b0a70001a3f0aa';
const A_LINK_ID = 'aB3dE9';

/** Below `/app`, with something plausible for each parameter. */
export const sampleAddress = ({ path }: Pick<RegistryRoute, 'path'>): string => {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => (name === 'linkId' ? A_LINK_ID : AN_ID));
  return `/app${filled}?quoteId=${AN_ID}`;
};

/** The one call that is answered: pages on which insurance is sold stay closed until the agent's card is known. */
export const AGENT_CALL = {
  address: `**/api/secure/${authEndpoints.getAgent.path}*`,
  answer: {
    errCode: -1,
    errMsg: encodePart(authEndpoints.getAgent, 'reply', { ...anAgentUser(), idNumberOnFile: true }),
  },
} as const;

type Visitors = Readonly<Record<SampleVisitor['name'], SampleVisitor>>;

const visitorsTo = ({ products }: Pick<RemoteRelease, 'products'>): Visitors => {
  const [product] = products;
  const place = {
    quoteId: AN_ID,
    linkId: A_LINK_ID,
    ...(product ? { prefix: product.link.prefix, productId: product.productId } : {}),
  };
  const agent = { storage: 'localStorage', key: AGENT_KEY } as const;
  return {
    nobody: { name: 'nobody', storage: 'sessionStorage', key: 'payung.nobody', value: null },
    agent: { name: 'agent', ...agent, value: specifiedAgent.encode(anAgent()) },
    staff: { name: 'staff', ...agent, value: specifiedAgent.encode(anAgent({ userType: 'Staff' })) },
    customer: {
      name: 'customer',
      storage: 'sessionStorage',
      key: LINK_KEY,
      value: specifiedLink.encode(aLinkVisit(place)),
    },
    registrant: {
      name: 'registrant',
      storage: 'sessionStorage',
      key: REGISTRANT_KEY,
      value: aRegistrant(),
    },
  };
};

const OPENED_BY: Readonly<Record<RouteMode, readonly SampleVisitor['name'][]>> = {
  public: ['nobody'],
  link: ['customer'],
  agent: ['agent'],
  both: ['agent', 'customer'],
  staff: ['staff'],
  account: ['agent', 'staff'],
  registrant: ['registrant'],
};

/** What the shell leaves in the state of the address once the customer's phone is verified. */
const verifiedState = (): object => {
  const { prefix, linkId, inviter, cipher, quoteId, productId } = aLinkVisit({ quoteId: AN_ID });
  const visit = { cipher, quoteId, productId, inviter, phone: '081200000000' };
  return withVisit({ prefix, linkId, inviter }, visit);
};

/** Who may open a route, one for each way in which it is shown. */
export const visitorsOf = (
  { mode, verified }: Pick<RegistryRoute, 'mode' | 'verified'>,
  release: Pick<RemoteRelease, 'products'>,
): readonly SampleVisitor[] => {
  const visitors = visitorsTo(release);
  return OPENED_BY[mode].map((name) => ({
    ...visitors[name],
    ...(verified === true ? { state: verifiedState() } : {}),
  }));
};
