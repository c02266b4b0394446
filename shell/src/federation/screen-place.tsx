import { Fragment, useEffect, useSyncExternalStore } from 'react';
import { LoadingPanel, RemoteFailedPanel, SlowPanel } from './panels.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { onScreenChange, openScreen, replaceCrashed, retryScreen, screenState } from './screen-states.ts';
import type { ScreenSource } from './screen-states.ts';

/** A screen that failed to load is then loaded again by itself. */
const RETRY_ON = ['online', 'focus'] as const;

/** Shows a screen, or a panel while its files are loading, slow or failed, or when it has crashed. */
export const ScreenPlace = ({ source }: { readonly source: ScreenSource }) => {
  const state = useSyncExternalStore(onScreenChange, () => screenState(source.key));
  const hasFailed = state.kind === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    const open = () => openScreen(source);
    for (const name of RETRY_ON) window.addEventListener(name, open);
    return () => {
      for (const name of RETRY_ON) window.removeEventListener(name, open);
    };
  });
  if (state.kind === 'loading') return <LoadingPanel />;
  if (state.kind === 'slow') return <SlowPanel />;
  if (state.kind === 'failed' || state.kind === 'crashed') {
    return (
      <RemoteFailedPanel
        hasCrashed={state.kind === 'crashed'}
        onRetry={() => retryScreen(source)}
        {...(state.offersReload ? { onReload: () => location.reload() } : {})}
      />
    );
  }
  const { loaded, attempt } = state;
  const { release, Screen, Frame = Fragment } = loaded;
  return (
    <RemoteBoundary
      key={`${source.key}/${attempt}`}
      release={release}
      onCrash={() => void replaceCrashed(source, loaded)}
    >
      <Frame>
        <Screen />
      </Frame>
    </RemoteBoundary>
  );
};
