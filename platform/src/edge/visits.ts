import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { squadOfId } from '#publishing/squads.ts';
import { DeploymentError, versionName } from '#registry/data-folder.ts';
import { canariesOf, VISITOR_NUMBERS } from '#registry/sets/canaries.ts';
import type { Visitor } from '#registry/sets/canaries.ts';
import { exchanged, releasesOfSet } from '#registry/sets/exchange.ts';
import type { Releases } from '#registry/sets/exchange.ts';
import { platformKey, signed, verified } from '#registry/sets/platform-key.ts';
import { readSet, setText } from '#registry/sets/release-set.ts';
import type { ReleaseSet } from '#registry/sets/release-set.ts';
import { cookieOf } from './server/cookies.ts';
import type { ServedState } from './served-state.ts';

const SET_COOKIE = 'payung-set';
const VISIT_COOKIE = 'payung-visit';
const MINUTE_MS = 60_000;
/** A page that is opened later begins another visit. */
const VISIT_ENDS_AFTER_MIN = 30;
/** The cookie is not written with every page. */
const REWRITTEN_AFTER_MIN = 5;
const VISITOR_KNOWN_FOR_S = 30 * 86_400;

/** What the page says of its set, or why it shows another one. */
export type SetNotice =
  | { readonly kind: 'set'; readonly set: ReleaseSet; readonly expires: number }
  | { readonly kind: 'invalid' | 'expired' | 'revoked' | 'gone' };

export interface Visit {
  readonly state: ServedState;
  readonly notice?: SetNotice;
  /** Whether the visitor has to be asked before the set is shown. */
  readonly isAsked?: true;
  /** Values of `set-cookie`, for a page. */
  readonly cookies: readonly string[];
}

/** Without a number of seconds it ends with the browser's session. */
const setCookie = (
  request: FastifyRequest,
  name: string,
  [value, seconds]: readonly [string, number?],
): string => {
  const age = seconds === undefined ? '' : ` Max-Age=${seconds};`;
  return `${name}=${value}; Path=/app;${age} HttpOnly; SameSite=Lax${request.protocol === 'https' ? '; Secure' : ''}`;
};

/** Where a visit may begin: nobody who pays, or comes back from paying, begins another one. */
const VISITS_BEGIN_AT: readonly string[] = [shellRoutes.root.path, shellRoutes.login.path];
const beginsVisits = (address: string): boolean => {
  const path = address.replace(/[?#].*$/, '').slice('/app'.length);
  return VISITS_BEGIN_AT.includes(path) || !Object.values(shellRoutes).some((route) => route.path === path);
};

interface VisitFacts extends Visitor {
  readonly minute: number;
}

const readVisit = (key: Buffer, cookie: string | undefined): VisitFacts | undefined => {
  const [number, since, minute] = (verified(key, cookie ?? '') ?? '')
    .split('.')
    .map((part) => Number.parseInt(part, 36));
  if (number === undefined || since === undefined || minute === undefined) return undefined;
  return { number, since, minute };
};

const visitText = ({ number, since, minute }: VisitFacts): string =>
  [number, since, minute].map((part) => part.toString(36)).join('.');

/** The visit that a page belongs to. */
const visitAt = (
  known: VisitFacts | undefined,
  {
    minute,
    generation,
    address,
  }: { readonly minute: number; readonly generation: number; readonly address: string },
): VisitFacts => {
  const number = known?.number ?? randomInt(VISITOR_NUMBERS);
  if (known === undefined) return { number, since: generation, minute };
  // A clock that was set back begins none.
  const isOver = minute - known.minute >= VISIT_ENDS_AFTER_MIN && beginsVisits(address);
  if (isOver || known.since > generation) return { number, since: generation, minute };
  return Math.abs(minute - known.minute) >= REWRITTEN_AFTER_MIN ? { ...known, minute } : known;
};

/** The set that somebody has entered, as it was signed. */
const entered = (request: FastifyRequest): string | undefined => cookieOf(request, SET_COOKIE) || undefined;

interface VisitsOptions {
  readonly data: string;
  readonly live: () => ServedState;
  readonly now?: () => number;
}

/** Decides which set of releases each request is answered from. */
export const createVisits = ({ data, live, now = Date.now }: VisitsOptions) => {
  const setKey = platformKey(data, 'set');
  const visitKey = platformKey(data, 'visit');

  const made = new WeakMap<ServedState, Map<string, ServedState | undefined>>();
  /** Made once for each generation; undefined where the releases cannot run together or are gone. */
  const madeOnce = (state: ServedState, name: string, make: () => Releases): ServedState | undefined => {
    const known = made.get(state) ?? new Map<string, ServedState | undefined>();
    made.set(state, known);
    if (!known.has(name)) {
      try {
        known.set(name, { ...state, ...make() });
      } catch (cause) {
        if (!(cause instanceof DeploymentError)) throw cause;
        known.set(name, undefined);
      }
    }
    return known.get(name);
  };

  const stateOfSet = (state: ServedState, set: ReleaseSet): ServedState | undefined =>
    madeOnce(state, setText(set), () => releasesOfSet(data, state, set));

  /** Of canaries that cannot run together a visitor gets what is live. */
  const stateOfVisitor = (state: ServedState, visitor: Visitor): ServedState => {
    const canaries = canariesOf(state.canaries ?? {}, visitor);
    if (canaries.length === 0) return state;
    const name = canaries.map((canary) => `canary ${canary.name} ${versionName(canary)}`).join(' ');
    return madeOnce(state, name, () => exchanged({ data, fallsBack: true }, state, canaries)) ?? state;
  };

  const ofSet = (request: FastifyRequest, signedSet: string): Visit => {
    const said = readSet(setKey, signedSet, now());
    const left = [setCookie(request, SET_COOKIE, ['', 0])];
    if (typeof said === 'string') return { state: live(), notice: { kind: said }, cookies: left };
    if (said.token !== undefined && squadOfId(data, said.token) === undefined)
      return { state: live(), notice: { kind: 'revoked' }, cookies: left };
    const state = stateOfSet(live(), said.set);
    if (!state) return { state: live(), notice: { kind: 'gone' }, cookies: left };
    const { set, expires } = said;
    return { state, notice: { kind: 'set', set, expires }, cookies: [] };
  };

  /** The set that the asker is shown. */
  const setOf = (request: FastifyRequest): ReleaseSet | undefined => {
    const signedSet = entered(request);
    const notice = signedSet === undefined ? undefined : ofSet(request, signedSet).notice;
    return notice?.kind === 'set' ? notice.set : undefined;
  };

  /** For a page that reads its registry again: what its visit began with. */
  const stateFor = (request: FastifyRequest): ServedState => {
    const asked = entered(request);
    if (asked !== undefined) return ofSet(request, asked).state;
    const known = readVisit(visitKey, cookieOf(request, VISIT_COOKIE));
    return known ? stateOfVisitor(live(), known) : live();
  };

  /** The set of a page. */
  const visitOf = (request: FastifyRequest): Visit => {
    const asked = entered(request);
    if (asked !== undefined) return ofSet(request, asked);
    const state = live();
    const { generation } = state.registry;
    const known = readVisit(visitKey, cookieOf(request, VISIT_COOKIE));
    const minute = Math.floor(now() / MINUTE_MS);
    const visit = visitAt(known, { minute, generation, address: request.url });
    const value = signed(visitKey, visitText(visit));
    return {
      state: stateOfVisitor(state, visit),
      cookies: visit === known ? [] : [setCookie(request, VISIT_COOKIE, [value, VISITOR_KNOWN_FOR_S])],
    };
  };

  /** What a link leads to, or what to say instead: nobody enters a set by opening it. */
  const visitBy = (request: FastifyRequest, signedSet: string): Visit => {
    const visit = ofSet(request, signedSet);
    return visit.notice?.kind === 'set' && entered(request) !== signedSet
      ? { ...visit, isAsked: true }
      : visit;
  };

  /** Asked for by the form of the question alone: the cookie that keeps the set until the browser ends. */
  const enter = (request: FastifyRequest, signedSet: string): Visit => {
    const visit = ofSet(request, signedSet);
    if (visit.notice?.kind !== 'set') return visit;
    return { ...visit, cookies: [setCookie(request, SET_COOKIE, [signedSet])] };
  };

  const leave = (request: FastifyRequest): Visit => ({
    state: live(),
    cookies: [setCookie(request, SET_COOKIE, ['', 0])],
  });

  return { stateFor, visitOf, visitBy, enter, leave, setOf };
};

export type Visits = ReturnType<typeof createVisits>;

/** Where everybody gets the same: what is developed has no sets. */
export const liveVisits = (live: () => ServedState): Visits => {
  const visit = (): Visit => ({ state: live(), cookies: [] });
  return {
    stateFor: live,
    visitOf: visit,
    visitBy: visit,
    enter: visit,
    leave: visit,
    setOf: () => undefined,
  };
};

/** `?set=…` of a page enters a set, with this word it leaves it. */
export const SET_QUERY = 'set';
export const LIVE = 'live';
