import { Fragment, useEffect, useSyncExternalStore } from 'react';
import { useFederation } from './federation.ts';
import { LoadingPanel, RemoteFailedPanel, SlowPanel } from './panels.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { ScreenSource } from './screen-states.ts';

/** A screen that failed to load is then loaded again by itself. */
const RETRY_ON = ['online', 'focus'] as const;

/** Shows a screen, or a panel while its files are loading, slow or failed, or when it has crashed. */
export const ScreenPlace = ({ source }: { readonly source: ScreenSource }) => {
  const { report, screens } = useFederation();
  const state = useSyncExternalStore(screens.onScreenChange, () => screens.screenState(source.key));
  const hasFailed = state.kind === 'failed';
  useEffect(() => {
    if (!hasFailed) return undefined;
    const open = () => screens.openScreen(source);
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
        onRetry={() => screens.retryScreen(source)}
        {...(state.offersReload ? { onReload: () => location.reload() } : {})}
      />
    );
  }
  const { loaded, attempt } = state;
  const { release, Screen, Frame = Fragment } = loaded;
  const onCrash = (cause: unknown): void => {
    if (release) report.reportRemoteProblem('crashed', release, cause);
    else report.reportShellProblem('crashed', cause);
    void screens.replaceCrashed(source, loaded);
  };
  return (
    <RemoteBoundary key={`${source.key}/${attempt}`} onCrash={onCrash}>
      <Frame>
        <Screen />
      </Frame>
    </RemoteBoundary>
  );
};
