import type { ComponentType, ReactNode } from 'react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { Outlet, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import type { PageReport } from '@payung/shared/page-report.ts';
import { PREVIOUS_QUERY, REGISTRY_PATH, restAddress } from '@payung/shared/registry.ts';
import type { ReleaseFiles, ReleaseHead, RemoteRelease } from '@payung/shared/registry.ts';
import { setLanguage } from '@payung/shared/session/language.ts';
import type { LoadContainer, Shares } from '#federation/container.ts';
import { withTexts } from './with-texts.tsx';
import { createFederation, FederationContext } from '#federation/federation.ts';
import { learnOfReleases } from '#federation/updates/learn-of-releases.ts';
import { Providers } from '#layout/providers.tsx';
import { restDigestOf, splitRelease } from './releases.ts';
import { createShellRouter } from '#routing/router.tsx';
import { prefetchPage } from '#federation/prefetch.ts';
import { publishDeployed } from '#routing/deployed.ts';

/** What the build of the shell puts in, see platform/src/build/shell.ts. */
const noShares: Shares = {
  openHost: () => Promise.reject(new Error('A test answers for the containers itself.')),
  startShares: () => undefined,
  forgetFailedShares: () => undefined,
};

/** What one page knows of remotes, whose containers a test answers itself. */
export const aFederation = (loadContainer: LoadContainer) => createFederation(noShares, loadContainer);

/** What a test deploys; its releases may lack what pages cannot do without. */
interface DeployedEntry {
  readonly current: RemoteRelease;
  readonly previous?: RemoteRelease;
  readonly bad?: readonly string[];
}

const restAddressOf = (build: string): string => restAddress(restDigestOf(build));

/** The registry and the rest files that the edge answers in one test, and what it was asked. */
export const anEdge = () => {
  const remotes: Record<string, DeployedEntry> = {};
  const restFiles = new Map<string, ReleaseFiles>();
  const shell = { version: '1.0.0', build: 'shell-one', provides: [], contract: 1 };
  const asked: string[] = [];
  let bad: readonly string[] = [];
  let live = shell.build;
  let generation = 0;
  let lost: string | undefined;
  const headOf = (release: RemoteRelease): ReleaseHead => {
    const { head, files } = splitRelease(release);
    restFiles.set(restAddress(head.rest ?? ''), files);
    return head;
  };
  const registry = (previousOf: string | null = null): unknown => ({
    generation,
    shell: { ...shell, build: live, ...(bad.length > 0 ? { bad } : {}) },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, { current, previous, ...marked }]) => [
        name,
        {
          current: headOf(current),
          ...(previous && name === previousOf ? { previous: headOf(previous) } : {}),
          ...marked,
        },
      ]),
    ),
  });
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const { pathname, searchParams } = new URL(address, location.href);
    if (pathname === REGISTRY_PATH)
      return Promise.resolve(Response.json(registry(searchParams.get(PREVIOUS_QUERY))));
    const files = restFiles.get(pathname);
    return files && pathname !== lost
      ? Promise.resolve(Response.json(files))
      : Promise.reject(new Error(`Unexpected request: ${address}`));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    asked,
    registry,
    restAddressOf,
    /** The rest file of this build is not answered, whatever query its address has. */
    loseRestFile: (build: string | undefined): void => {
      lost = build === undefined ? undefined : restAddressOf(build);
    },
    /** What the answers to calls name. */
    generation: () => generation,
    deploy: (remote: string, entry: DeployedEntry): void => {
      remotes[remote] = entry;
      generation += 1;
    },
    releaseShell: (): void => {
      live = 'shell-two';
      generation += 1;
    },
    rollBackShell: (): void => {
      live = 'shell-zero';
      bad = [shell.build];
      generation += 1;
    },
    withdraw: (remote: string): void => {
      delete remotes[remote];
      generation += 1;
    },
  };
};

/** The registry as the edge writes it into the page. */
const inlineRegistry = async (): Promise<void> => {
  const element = document.createElement('script');
  element.id = 'payung-registry';
  element.type = 'application/json';
  element.textContent = await (await fetch('/app/registry.json')).text();
  document.head.append(element);
  onTestFinished(() => element.remove());
};

/** The page of the shell at an address, with the registry that the edge answers and the reports that leave it. */
export const openPage = async (path: string, loadContainer: LoadContainer, Frame: ComponentType = Outlet) => {
  setLanguage('en');
  history.replaceState(null, '', `/app${path}`);
  await inlineRegistry();
  const federation = aFederation(loadContainer);
  const { connectReports, registry } = federation;
  publishDeployed(registry.currentRegistry());
  const router = createShellRouter(Frame, federation);
  const reports: PageReport[] = [];
  const stopListening = learnOfReleases(registry);
  const disconnect = connectReports(
    () => router.state.matches.at(-1)?.route.id.split('/', 2).join('.'),
    (body) => Promise.resolve(reports.push(JSON.parse(body) as PageReport)),
  );
  render(
    <FederationContext value={federation}>
      <ConfigProvider theme={{ zeroRuntime: true }}>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </ConfigProvider>
    </FederationContext>,
  );
  onTestFinished(() => {
    disconnect();
    stopListening();
    router.dispose();
    history.replaceState(null, '', '/app/');
  });
  return {
    router,
    reports,
    registry,
    user: userEvent.setup(),
    /** A pointer rests on a link to the page. */
    prefetch: (pathname: string): void => prefetchPage(federation, pathname),
  };
};

/** The shell's own texts around a screen, and what one page knows of remotes: of none. */
export const inPage = (screen: ReactNode): ReactNode => (
  <FederationContext value={aFederation(() => Promise.reject(new Error('No remote is deployed.')))}>
    {withTexts(screen)}
  </FederationContext>
);
