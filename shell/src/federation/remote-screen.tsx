import { Fragment, useEffect, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { UnavailablePanel } from './panels.tsx';
import { onRegistryChange, refreshRegistry } from './registry-store.ts';
import { releaseFor, remoteScreen } from './remote-loader.ts';
import { ScreenPlace } from './screen-place.tsx';
import { remoteAt, startReads, warmRoute } from './warm.ts';

interface RemoteScreenProps {
  readonly remote: string;
  readonly routeId: string;
  /** Decides whether the screen is shown; its files and data are loaded meanwhile. */
  readonly Lock?: ComponentType<{ readonly children: ReactNode }>;
}

export const RemoteScreen = ({ remote, routeId, Lock = Fragment }: RemoteScreenProps) => {
  const location = useLocation();
  // A remote that is withdrawn while the page is open keeps its routes in the tree.
  const isDeployed = useSyncExternalStore(onRegistryChange, () => releaseFor(remote, routeId) !== undefined);
  // Also on a new visit of the same route: a failed screen is loaded again.
  useEffect(() => {
    if (!isDeployed) return;
    const match = remoteAt(location.pathname);
    if (match) startReads(match, location.search);
    warmRoute(remote, routeId);
  }, [remote, routeId, location, isDeployed]);
  if (!isDeployed) return <UnavailablePanel onRetry={() => void refreshRegistry()} />;
  return (
    <Lock>
      <ScreenPlace source={remoteScreen(remote, routeId)} />
    </Lock>
  );
};
