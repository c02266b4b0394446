import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import { agentAtom, sessionAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { readSettings } from '@payung/shared/settings.ts';
import type { Federation } from '#federation/federation.ts';
import { isSparing } from '#federation/prefetch.ts';
import { whenIdle } from '#work/when-idle.ts';

const isForAgent = (): boolean => {
  const agent = store.get(agentAtom);
  return store.get(sessionAtom).kind === 'agent' && agent !== undefined && !isStaff(agent.user.userType);
};

/**
 * For agents alone, once what they opened is there: a customer's link, the login and a connection that saves data begin
 * without it. Without it everything works, but for a start without connection. Returns the function that calls it off.
 */
export const offerInstalledApp = (federation: Federation): (() => void) => {
  if (!('serviceWorker' in navigator) || readSettings().serviceWorker === 'off' || isSparing())
    return () => undefined;
  const start = async (): Promise<void> => {
    const { startInstalledApp } = await import('./installed-app.ts');
    await startInstalledApp(federation);
  };
  let isPlanned = false;
  const plan = (): void => {
    if (isPlanned || !isForAgent()) return;
    isPlanned = true;
    whenIdle(() => void start().catch(() => (isPlanned = false)));
  };
  plan();
  return store.sub(sessionAtom, plan);
};
