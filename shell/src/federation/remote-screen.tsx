import { useEffect } from 'react';
import { refreshRegistry } from './registry-store.ts';
import { remoteScreen } from './remote-loader.ts';
import { ScreenPlace } from './screen-place.tsx';
import { retryScreen } from './screen-states.ts';
import { warmRoute } from './warm.ts';

interface RemoteScreenProps {
  readonly remote: string;
  readonly routeId: string;
}

export const RemoteScreen = ({ remote, routeId }: RemoteScreenProps) => {
  useEffect(() => warmRoute(remote, routeId), [remote, routeId]);
  const source = remoteScreen(remote, routeId);
  return <ScreenPlace source={source} onRetry={() => retryScreen(source, refreshRegistry())} />;
};
