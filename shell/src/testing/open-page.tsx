import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Outlet, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import type { PageReport } from '@payung/shared/page-report.ts';
import { setLanguage } from '@payung/shared/session/language.ts';
import { connectReports } from '#federation/page-reports.ts';
import { currentRegistry, refreshRegistry } from '#federation/registry-store.ts';
import { Providers } from '#layout/providers.tsx';
import { createShellRouter } from '#routing/router.tsx';
import { publishDeployed } from '#routing/deployed.ts';

/** The registry that the edge would answer; it lives as long as the page of a test file does. */
const remotes: Record<string, unknown> = {};
let generation = 1;

/** Deploys a remote, or withdraws it, and lets the page read the registry. */
export const deploy = async (remote: string, entry?: unknown): Promise<void> => {
  if (entry === undefined) delete remotes[remote];
  else remotes[remote] = entry;
  generation += 1;
  await refreshRegistry();
};

/** Deploys a remote that the page has not heard of yet. */
export const deployUnseen = (remote: string, entry: unknown): void => {
  remotes[remote] = entry;
  generation += 1;
};

export const answerRegistry = (): void => {
  vi.stubGlobal('fetch', (url: string) =>
    url === '/app/registry.json'
      ? Promise.resolve(
          Response.json({
            generation,
            shell: { version: '1.0.0', build: 'shell-one', provides: [], contract: 1 },
            remotes,
          }),
        )
      : Promise.reject(new Error(`Unexpected request: ${url}`)),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
};

/** The page of the shell at an address, with the reports that leave it. */
export const openPage = (path: string) => {
  setLanguage('en');
  history.replaceState(null, '', `/app${path}`);
  publishDeployed(currentRegistry());
  const router = createShellRouter(Outlet);
  const reports: PageReport[] = [];
  connectReports(
    () => router.state.matches.at(-1)?.route.id.split('/', 2).join('.'),
    (body) => Promise.resolve(reports.push(JSON.parse(body) as PageReport)),
  );
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  onTestFinished(() => router.dispose());
  return { router, reports, user: userEvent.setup() };
};
