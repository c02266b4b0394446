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
  /** Decides whether the screen is shown; its files and data are on their way meanwhile. */
  readonly Lock?: ComponentType<{ readonly children: ReactNode }>;
}

export const RemoteScreen = ({ remote, routeId, Lock = Fragment }: RemoteScreenProps) => {
  const location = useLocation();
  // Also for a new visit of the same route: a screen that failed before begins anew.
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
