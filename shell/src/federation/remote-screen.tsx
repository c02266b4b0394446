import { Fragment, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { refreshRegistry } from './registry-store.ts';
import { remoteScreen } from './remote-loader.ts';
import { ScreenPlace } from './screen-place.tsx';
import { retryScreen } from './screen-states.ts';
import { remoteAt, startReads, warmRoute } from './warm.ts';

interface RemoteScreenProps {
  readonly remote: string;
  readonly routeId: string;
  /** Decides whether the screen is shown; its files and data are loaded meanwhile. */
  readonly Lock?: ComponentType<{ readonly children: ReactNode }>;
}

export const RemoteScreen = ({ remote, routeId, Lock = Fragment }: RemoteScreenProps) => {
  const location = useLocation();
  // Also on a new visit of the same route: a failed screen is loaded again.
  useEffect(() => {
    const match = remoteAt(location.pathname);
    if (match) startReads(match, location.search);
    warmRoute(remote, routeId);
  }, [remote, routeId, location]);
  const source = remoteScreen(remote, routeId);
  return (
    <Lock>
      <ScreenPlace source={source} onRetry={() => retryScreen(source, refreshRegistry())} />
    </Lock>
  );
};
