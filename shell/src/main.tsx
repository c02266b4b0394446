import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import '@fontsource/plus-jakarta-sans/latin-400.css';
import '@fontsource/plus-jakarta-sans/latin-700.css';
import { startPersistence } from '@payung/shared/session/persistence.ts';
import { createFederation, FederationContext } from '#federation/federation.ts';
import { watchLinks } from '#federation/prefetch.ts';
import { loadPageStyles } from '#federation/files.ts';
import { offerFederationRuntime, shares } from '#federation/shared-scope.ts';
import { watchUncaught } from '#federation/reports/uncaught.ts';
import { languageAtom } from '@payung/shared/session/language.ts';
import { store } from '@payung/shared/session/store.ts';
import { catalogue } from '#messages/text.ts';
import { Frame } from '#layout/frame.tsx';
import { Providers } from '#layout/providers.tsx';
import { connectApiErrorEffects } from '#layout/api-error-effects.ts';
import { watchRecovery } from '#layout/recovery.ts';
import { keepLanguageCookie } from '#language/keep-language-cookie.ts';
import { endAddress, pathBelowBase } from '#routing/access.ts';
import { publishDeployed } from '#routing/deployed.ts';
import { createShellRouter } from '#routing/router.tsx';
import { endedVisit } from '#routing/guard.tsx';

declare const PAYUNG_PROVIDES_NOW: boolean;
// Never true: the import makes the build provide every shared module.
if (PAYUNG_PROVIDES_NOW) void import('payung-provided');

const federation = createFederation(shares);
const { files, registry } = federation;
watchUncaught(federation);
files.registerShellFiles();
files.offerFileLoading();
offerFederationRuntime();
// Before the first render.
startPersistence();
keepLanguageCookie();
publishDeployed(registry.currentRegistry());
registry.onRegistryChange(publishDeployed);

const router = createShellRouter(Frame, federation);
// `mfe-kite.fly`: whose route, and which.
federation.connectReports(() => router.state.matches.at(-1)?.route.id.split('/', 2).join('.'));
const currentPath = (): string => pathBelowBase(location.pathname);
connectApiErrorEffects({
  navigate: (path, options) => router.navigate(path, options),
  currentPath,
  loginAddress: () => endAddress(endedVisit(), { pathname: currentPath(), search: location.search }),
});
watchLinks(federation);
watchRecovery();

const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce;
const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');
void loadPageStyles(federation, catalogue.load(store.get(languageAtom))).then((hasStyles) => {
  if (!hasStyles) return;
  createRoot(root).render(
    <FederationContext value={federation}>
      <Providers {...(nonce ? { nonce } : {})}>
        <RouterProvider router={router} />
      </Providers>
    </FederationContext>,
  );
});
