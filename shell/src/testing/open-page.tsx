import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { Outlet, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import type { PageReport } from '@payung/shared/page-report.ts';
import { setLanguage } from '@payung/shared/session/language.ts';
import type { LoadContainer, Shares } from '#federation/container.ts';
import { withTexts } from './with-texts.tsx';
import { createFederation, FederationContext } from '#federation/federation.ts';
import { Providers } from '#layout/providers.tsx';
import { createShellRouter } from '#routing/router.tsx';
import { publishDeployed } from '#routing/deployed.ts';

/** What the build of the shell puts in, see platform/src/build/shell.ts. */
const noShares: Shares = {
  openHost: () => Promise.reject(new Error('A test answers for the containers itself.')),
  startShares: () => undefined,
  forgetFailedShares: () => undefined,
};

/** What one page knows of remotes, whose containers a test answers itself. */
export const aFederation = (loadContainer: LoadContainer) => createFederation(noShares, loadContainer);

/** The registry that the edge answers in one test. */
export const anEdge = () => {
  const remotes: Record<string, unknown> = {};
  const shell = { version: '1.0.0', build: 'shell-one', provides: [], contract: 1 };
  let bad: readonly string[] = [];
  let generation = 0;
  vi.stubGlobal('fetch', (url: string) =>
    url === '/app/registry.json'
      ? Promise.resolve(
          Response.json({
            generation,
            shell: bad.length > 0 ? { ...shell, build: 'shell-zero', bad } : shell,
            remotes,
          }),
        )
      : Promise.reject(new Error(`Unexpected request: ${url}`)),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    deploy: (remote: string, entry: unknown): void => {
      remotes[remote] = entry;
      generation += 1;
    },
    rollBackShell: (): void => {
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
export const openPage = async (path: string, loadContainer: LoadContainer) => {
  setLanguage('en');
  history.replaceState(null, '', `/app${path}`);
  await inlineRegistry();
  const federation = aFederation(loadContainer);
  const { connectReports, registry } = federation;
  publishDeployed(registry.currentRegistry());
  const router = createShellRouter(Outlet, federation);
  const reports: PageReport[] = [];
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
    router.dispose();
    history.replaceState(null, '', '/app/');
  });
  return { router, reports, registry, user: userEvent.setup() };
};

/** The shell's own texts around a screen, and what one page knows of remotes: of none. */
export const inPage = (screen: ReactNode): ReactNode => (
  <FederationContext value={aFederation(() => Promise.reject(new Error('No remote is deployed.')))}>
    {withTexts(screen)}
  </FederationContext>
);
