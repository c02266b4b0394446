import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  FIGURE_PERIODS,
  MEMBER_STATUSES,
  POINT_LEVELS,
  TIERS,
} from '@payung/shared/domain/network/members.ts';
import type { FigurePeriod, MemberStatus, Tier } from '@payung/shared/domain/network/members.ts';
import type { NetworkSearch, MemberName, NetworkMember } from '@payung/shared/schemas/network.ts';
import { historyBack } from '@payung/shared/ui/feedback/back-layers.ts';
import type { networkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import type { useListPages } from '@payung/shared/api/list-pages.ts';
import { useHasNetwork } from '#agent-user.ts';
import { agentRoutes } from '#contract/routes.ts';

export const SEARCH_LENGTH = { min: 2, max: 100 } as const;
export const NETWORK_VIEWS = ['table', 'picture'] as const;
type NetworkView = (typeof NETWORK_VIEWS)[number];
/** Members of one page. */
const PAGE_MEMBERS = '50';
const OBJECT_ID = /^[0-9a-f]{24}$/;

/** Which part of the network is shown, and how. An empty text is no filter. */
export interface NetworkPlace {
  readonly view: NetworkView;
  readonly period: FigurePeriod;
  /** The member whose direct members are shown; empty for the viewer. */
  readonly parent: string;
  readonly search: string;
  readonly tier: Tier | '';
  readonly status: MemberStatus | '';
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

const idIn = (text: string | null): string => (text !== null && OBJECT_ID.test(text) ? text : '');

const searchIn = (text: string | null): string => {
  const search = (text ?? '').trim().slice(0, SEARCH_LENGTH.max);
  return search.length < SEARCH_LENGTH.min ? '' : search;
};

const placeIn = (query: URLSearchParams): NetworkPlace => ({
  view: oneOf(NETWORK_VIEWS, query.get('view')) ?? 'table',
  period: oneOf(FIGURE_PERIODS, query.get('period')) ?? 'month',
  parent: idIn(query.get('parent')),
  search: searchIn(query.get('search')),
  tier: oneOf(TIERS, query.get('tier')) ?? '',
  status: oneOf(MEMBER_STATUSES, query.get('status')) ?? '',
});

/** Only values that differ from the defaults; a search covers all levels, not just the open one. */
const queryOfPlace = ({ view, period, parent, search, tier, status }: NetworkPlace) =>
  new URLSearchParams({
    ...(view === 'table' ? {} : { view }),
    ...(period === 'month' ? {} : { period }),
    ...(parent === '' || search !== '' ? {} : { parent }),
    ...(search === '' ? {} : { search }),
    ...(tier === '' ? {} : { tier }),
    ...(status === '' ? {} : { status }),
  });

const addressWith = (query: URLSearchParams): string => {
  const text = query.toString();
  return `${agentRoutes.tree.path}${text === '' ? '' : `?${text}`}`;
};

export const placeAddress = (place: NetworkPlace): string => addressWith(queryOfPlace(place));

/** Without search and filters. */
export const NOT_NARROWED = { search: '', tier: '', status: '' } as const;

/** The address of a level, without the search and filters of the level before. */
export const levelAddress = (place: NetworkPlace, parent: string): string =>
  placeAddress({ ...place, ...NOT_NARROWED, parent });

export const memberAddress = (place: NetworkPlace, member: string): string => {
  const query = queryOfPlace(place);
  query.set('member', member);
  return addressWith(query);
};

/** Navigation state of a profile that was opened from the page: Close goes back and leaves no history entry. */
export const FROM_NETWORK = { fromNetwork: true } as const;

/** The query of a page of members. Other lists name it `limit`, which this call refuses. */
export const networkSearchOf = ({
  period,
  parent,
  search,
  tier,
  status,
}: NetworkPlace): NetworkSearch & { readonly limit: undefined } => ({
  limit: undefined,
  perPage: PAGE_MEMBERS,
  period,
  ...(search === '' ? {} : { search }),
  ...(parent === '' || search !== '' ? {} : { parentId: parent }),
  ...(tier === '' ? {} : { tier }),
  ...(status === '' ? {} : { status }),
});

/** The state is kept in the address, so that Back and a reload restore it. */
export const useNetworkPlace = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const place = placeIn(query);
  const isOpenedHere = (state as Partial<typeof FROM_NETWORK> | null)?.fromNetwork === true;
  return {
    place,
    /** The id of the member whose profile is open, or empty. */
    member: idIn(query.get('member')),
    /** Adds a history entry, so that Back shows the state before. */
    go: (change: Partial<NetworkPlace>) => void navigate(placeAddress({ ...place, ...change })),
    /** Replaces the current history entry. */
    change: (change: Partial<NetworkPlace>) =>
      void navigate(placeAddress({ ...place, ...change }), { replace: true }),
    openMember: (id: string) => void navigate(memberAddress(place, id), { state: FROM_NETWORK }),
    closeMember: () => {
      if (isOpenedHere) historyBack(() => void navigate(-1));
      else void navigate(placeAddress(place), { replace: true });
    },
  };
};

export type NetworkNavigation = ReturnType<typeof useNetworkPlace>;

export type NetworkPages = ReturnType<typeof useListPages<typeof networkEndpoints.listNetwork>>;

/** The props of both views of a level or of search results. */
export interface LevelViewProps {
  readonly title: string;
  readonly navigation: NetworkNavigation;
  readonly pages: NetworkPages;
  readonly items: readonly NetworkMember[];
  readonly path: readonly MemberName[];
}

/** Whether the user may open the members of a member: Mitra see two levels (NET-003, ruling R33). */
export const useMayOpen = () => {
  const hasNetwork = useHasNetwork();
  return ({ level, directMembers }: NetworkMember): boolean =>
    directMembers > 0 && (hasNetwork || level < POINT_LEVELS);
};
