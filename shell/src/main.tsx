import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import '@fontsource/plus-jakarta-sans/latin-400.css';
import '@fontsource/plus-jakarta-sans/latin-700.css';
import { offerFileLoading, registerShellFiles } from '#federation/files.ts';
import { watchLinks } from '#federation/link-watch.ts';
import { currentRegistry, onRegistryChange } from '#federation/registry-store.ts';
import { offerFederationRuntime } from '#federation/shared-scope.ts';
import { Frame } from '#layout/frame.tsx';
import { Providers } from '#layout/providers.tsx';
import { connectApiErrorEffects } from '#layout/api-error-effects.ts';
import { startSession } from '#layout/start-session.ts';
import { endAddress } from '#routing/access.ts';
import { publishDeployed } from '#routing/deployed.ts';
import { createShellRouter } from '#routing/router.tsx';
import { pathBelowBase } from '#routing/base-path.ts';
import { endedVisit } from '#routing/visitor.ts';

declare const PAYUNG_PROVIDES_NOW: boolean;
// Never true: the import makes the build provide every shared module.
if (PAYUNG_PROVIDES_NOW) void import('payung-provided');

registerShellFiles();
offerFileLoading();
offerFederationRuntime();
startSession();
publishDeployed(currentRegistry());
onRegistryChange(publishDeployed);

const router = createShellRouter(Frame);
const currentPath = (): string => pathBelowBase(location.pathname);
connectApiErrorEffects({
  navigate: (path, options) => router.navigate(path, options),
  currentPath,
  loginAddress: () => endAddress(endedVisit(), { pathname: currentPath(), search: location.search }),
});
watchLinks();

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');
createRoot(root).render(
  <Providers {...(nonce ? { nonce } : {})}>
    <RouterProvider router={router} />
  </Providers>,
);
