import { Fragment, useSyncExternalStore } from 'react';
import { LoadingPanel, RemoteFailedPanel, SlowPanel } from './panels.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { onScreenChange, screenState } from './screen-states.ts';
import type { LoadedScreen, ScreenSource } from './screen-states.ts';

interface ScreenPlaceProps {
  readonly source: ScreenSource;
  readonly onRetry: () => void;
}

const Loaded = ({ name, loaded }: { readonly name: string; readonly loaded: LoadedScreen }) => {
  const { release, Screen, Frame = Fragment } = loaded;
  return (
    <RemoteBoundary key={`${release?.build ?? 'shell'}/${name}`} release={release}>
      <Frame>
        <Screen />
      </Frame>
    </RemoteBoundary>
  );
};

/** Shows a screen, or a panel while its files are loading, slow or failed. */
export const ScreenPlace = ({ source, onRetry }: ScreenPlaceProps) => {
  const state = useSyncExternalStore(onScreenChange, () => screenState(source.key));
  if (state.kind === 'loading') return <LoadingPanel />;
  if (state.kind === 'slow') return <SlowPanel />;
  if (state.kind === 'failed') return <RemoteFailedPanel onRetry={onRetry} />;
  return <Loaded name={source.key} loaded={state.loaded} />;
};
