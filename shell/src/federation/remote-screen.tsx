import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { refreshRegistry } from './registry-store.ts';
import { remoteScreen } from './remote-loader.ts';
import { ScreenPlace } from './screen-place.tsx';
import { retryScreen } from './screen-states.ts';
import { remoteAt, startReads, warmRoute } from './warm.ts';

interface RemoteScreenProps {
  readonly remote: string;
  readonly routeId: string;
}

export const RemoteScreen = ({ remote, routeId }: RemoteScreenProps) => {
  const location = useLocation();
  // Also for a new visit of the same route: a screen that failed before begins anew.
  useEffect(() => {
    const match = remoteAt(location.pathname);
    if (match) startReads(match, location.search);
    warmRoute(remote, routeId);
  }, [remote, routeId, location]);
  const source = remoteScreen(remote, routeId);
  return <ScreenPlace source={source} onRetry={() => retryScreen(source, refreshRegistry())} />;
};
