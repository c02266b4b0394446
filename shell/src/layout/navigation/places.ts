import { homePathOf, isStaff, leadsNetwork } from '@payung/shared/domain/people/user-home.ts';
import { AGENT_PAGES } from '#routing/deployed.ts';
import type { NAVIGATION_DRAWINGS } from './navigation-drawings.ts';

/** A place of the agent's area. */
export interface Place {
  readonly id: keyof typeof NAVIGATION_DRAWINGS;
  readonly address: string;
  /** Further pages that belong to it. */
  readonly within?: readonly string[];
  /** Where there is room for more than five: on the rail. */
  readonly isWide?: boolean;
}

const leadPages = { within: ['/oonalead', '/oonaleadform', '/oonaleadimport'] } as const;

/** A Mitra sells and earns; who leads a network looks at its people instead. */
export const placesOf = (userType: string): readonly Place[] => {
  const home: Place = { id: 'home', address: homePathOf(userType) };
  if (isStaff(userType)) return [home];
  const isLeading = leadsNetwork(userType);
  return [
    { ...home, within: [AGENT_PAGES.notifications] },
    { id: 'leads', address: isLeading ? '/oonacomleads' : '/oonaleads', ...leadPages },
    { id: 'sell', address: AGENT_PAGES.sell },
    { id: 'quotes', address: AGENT_PAGES.quotes, isWide: true },
    { id: 'policies', address: AGENT_PAGES.policies, within: [AGENT_PAGES.pending] },
    { id: 'agenda', address: isLeading ? '/commercialtodo' : '/oonatodo', isWide: true },
    { id: 'network', address: AGENT_PAGES.network, isWide: !isLeading, within: [AGENT_PAGES.recruit] },
    { id: 'points', address: AGENT_PAGES.points, isWide: isLeading },
  ];
};

/** The policy detail is a tab of the agenda's page (ruling K97): people look at a policy there. */
const POLICY_TAB = 'policy-detail';

interface Location {
  readonly pathname: string;
  readonly search: string;
  /** A quote is made there. */
  readonly isJourney: boolean;
}

/** Which of the places one is in; `page` on its own page, `true` on one that belongs to it. */
export const currentOf = (
  { id, address, within = [] }: Place,
  { pathname, search, isJourney }: Location,
): 'page' | true | undefined => {
  const path = pathname.toLowerCase();
  const isPolicy = new URLSearchParams(search).get('tab') === POLICY_TAB;
  if (id === 'agenda' && isPolicy) return undefined;
  if (path === address) return 'page';
  const isWithin = within.includes(path) || (id === 'policies' && isPolicy) || (id === 'sell' && isJourney);
  return isWithin || undefined;
};
