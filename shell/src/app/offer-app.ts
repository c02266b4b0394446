import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import { agentAtom, sessionAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { readSettings } from '@payung/shared/settings.ts';
import type { Federation } from '#federation/federation.ts';
import { isSparing } from '#federation/prefetch.ts';
import { pathBelowBase } from '#routing/access.ts';
import { journeyPathsAtom } from '#routing/deployed.ts';
import { whenIdle } from '#work/when-idle.ts';

const isForAgent = (): boolean => {
  const agent = store.get(agentAtom);
  return store.get(sessionAtom).kind === 'agent' && agent !== undefined && !isStaff(agent.user.userType);
};

/** The steps of a quote load nothing for later: what they begin with is theirs. */
const isMakingQuote = (): boolean =>
  store.get(journeyPathsAtom).has(pathBelowBase(location.pathname).toLowerCase());

/** Of the router, whose pages follow each other without a new document. */
interface Navigation {
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * For agents alone, once what they opened is there and it is no step of a quote: a customer's link, the login and a
 * connection that saves data begin without it. Without it everything works, but for a start without connection. Returns
 * the function that calls it off.
 */
export const offerInstalledApp = (federation: Federation, { subscribe }: Navigation): (() => void) => {
  if (!('serviceWorker' in navigator) || readSettings().serviceWorker === 'off' || isSparing())
    return () => undefined;
  const start = async (): Promise<void> => {
    const { startInstalledApp } = await import('./installed-app.ts');
    await startInstalledApp(federation);
  };
  let isPlanned = false;
  const plan = (): void => {
    if (isPlanned || !isForAgent() || isMakingQuote()) return;
    isPlanned = true;
    whenIdle(() => void start().catch(() => (isPlanned = false)));
  };
  plan();
  const stops = [store.sub(sessionAtom, plan), subscribe(plan)];
  return () => stops.forEach((stop) => stop());
};
