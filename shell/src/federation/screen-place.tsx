import { Component, useEffect, useSyncExternalStore, useMemo } from 'react';
import type { ReactNode, ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { isDrawnPageKept } from '@payung/shared/journey/otp/early-typing.ts';
import { languageAtom } from '@payung/shared/session/language.ts';
import { store } from '@payung/shared/session/store.ts';
import { catalogue } from '#messages/text.ts';
import { LoadingPanel, RemoteFailedPanel, SlowPanel, UnavailablePanel } from './panels.tsx';
import { useFederation } from './federation.ts';
import type { ScreenSource } from './screen-states.ts';
import type { Federation } from './federation.ts';
import { Opened } from './reports/opened.tsx';
import { LoadError } from './reports/report.ts';
import { DrawnPage } from '#first-paint/drawn-page.tsx';
import { READS_NOTHING } from '#first-screens.ts';
import { loadFrames } from '#work/frames.ts';
import { remoteAt, startReads, prefetchRoute } from './prefetch.ts';

interface BoundaryProps {
  /** Reports the crash and puts something else in the place of the boundary. */
  readonly onCrash: (cause: unknown) => void;
  readonly children: ReactNode;
}

/** Confines a crash to the screen. */
class RemoteBoundary extends Component<BoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { readonly hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.onCrash(cause);
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? <LoadingPanel /> : this.props.children;
  }
}

/** A screen that failed to load is then loaded again by itself. */
const RETRY_ON = ['online', 'focus'] as const;

/** The form that the edge drew stands there until these are loaded. */
const TAKES_OVER: ReadonlySet<string> = new Set(['shell/login', 'shell/linkEntry', 'shell/customerOtp']);

/** Shows a screen, or a panel while its files are loading, slow or failed, or when it has crashed. */
const ScreenPlace = ({ source }: { readonly source: ScreenSource }) => {
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
  if (state.kind === 'loading')
    return TAKES_OVER.has(source.key) && isDrawnPageKept() ? <DrawnPage /> : <LoadingPanel />;
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
  const { release, Screen, frames = [] } = loaded;
  const onCrash = (cause: unknown): void => {
    if (release) report.reportRemoteProblem('crashed', release, cause);
    else report.reportShellProblem('crashed', cause);
    void screens.replaceCrashed(source, loaded);
  };
  return (
    <RemoteBoundary key={`${source.key}/${attempt}`} onCrash={onCrash}>
      {frames.reduceRight(
        (inner, Frame) => (
          <Frame>{inner}</Frame>
        ),
        <Screen />,
      )}
      <Opened {...(release ? { release } : {})} />
    </RemoteBoundary>
  );
};

export type ShellScreenImport = () => Promise<{ readonly Screen: ComponentType }>;

export const shellScreen = (
  { progress, report }: Federation,
  id: string,
  open: ShellScreenImport,
): ScreenSource => ({
  key: `shell/${id}`,
  load: async () => {
    try {
      const [{ Screen }, frames] = await progress.whileProgressing(
        Promise.all([
          open(),
          READS_NOTHING.has(id) ? [] : loadFrames({ sells: false, antd: false }),
          catalogue.load(store.get(languageAtom), id),
        ]),
        id,
      );
      return { Screen, frames };
    } catch (cause) {
      report.reportShellProblem('failed', cause);
      throw cause;
    }
  },
  reportSlow: (detail) => report.reportShellProblem('slow', new LoadError(`${id}: ${detail}`)),
});

/** One of the shell's own screens, loaded lazily, with a retry. */
export const ShellScreen = ({ id, open }: { readonly id: string; readonly open: ShellScreenImport }) => {
  const federation = useFederation();
  const { screens } = federation;
  const source = useMemo(() => shellScreen(federation, id, open), [federation, id, open]);
  useEffect(() => screens.openScreen(source), [screens, source]);
  return <ScreenPlace source={source} />;
};

interface RemoteScreenProps {
  readonly remote: string;
  readonly routeId: string;
}

export const RemoteScreen = ({ remote, routeId }: RemoteScreenProps) => {
  const federation = useFederation();
  const { registry, remotes, screens } = federation;
  const location = useLocation();
  // A remote that is withdrawn while the page is open keeps its routes in the tree.
  const isDeployed = useSyncExternalStore(
    registry.onRegistryChange,
    () => remotes.releaseFor(remote, routeId) !== undefined,
  );
  // The router checks the pages that it opens, except those at which a session ends.
  useEffect(
    () => screens.leaveScreen(remotes.remoteScreen(remote, routeId)),
    [screens, remotes, remote, routeId],
  );
  // Also when the same route is opened again: a failed screen is loaded again.
  useEffect(() => {
    if (!isDeployed) return;
    const match = remoteAt(federation, location.pathname);
    if (match) void startReads(match, location.search);
    prefetchRoute(federation, remote, routeId);
  }, [federation, remote, routeId, location, isDeployed]);
  if (!isDeployed) return <UnavailablePanel onRetry={() => void registry.refreshRegistry()} />;
  return <ScreenPlace source={remotes.remoteScreen(remote, routeId)} />;
};
