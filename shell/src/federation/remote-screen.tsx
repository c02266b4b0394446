import { Fragment, useEffect, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useFederation } from './federation.ts';
import { UnavailablePanel } from './panels.tsx';
import { ScreenPlace } from './screen-place.tsx';
import { remoteAt, startReads, warmRoute } from './loading/warm.ts';

interface RemoteScreenProps {
  readonly remote: string;
  readonly routeId: string;
  /** Decides whether the screen is shown; its files and data are loaded meanwhile. */
  readonly Lock?: ComponentType<{ readonly children: ReactNode }>;
}

export const RemoteScreen = ({ remote, routeId, Lock = Fragment }: RemoteScreenProps) => {
  const federation = useFederation();
  const { registry, remotes } = federation;
  const location = useLocation();
  // A remote that is withdrawn while the page is open keeps its routes in the tree.
  const isDeployed = useSyncExternalStore(
    registry.onRegistryChange,
    () => remotes.releaseFor(remote, routeId) !== undefined,
  );
  // Also on a new visit of the same route: a failed screen is loaded again.
  useEffect(() => {
    if (!isDeployed) return;
    const match = remoteAt(federation, location.pathname);
    if (match) startReads(match, location.search);
    warmRoute(federation, remote, routeId);
  }, [federation, remote, routeId, location, isDeployed]);
  if (!isDeployed) return <UnavailablePanel onRetry={() => void registry.refreshRegistry()} />;
  return (
    <Lock>
      <ScreenPlace source={remotes.remoteScreen(remote, routeId)} />
    </Lock>
  );
};
