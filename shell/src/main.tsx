import '#app/stand-ins.ts';
import '#federation/start-early-files.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { keepDrawnPage } from '@payung/shared/journey/otp/early-typing.ts';
import { startPersistence } from '@payung/shared/session/persistence.ts';
import { restoreQuoteContext } from '@payung/shared/session/quote-context.ts';
import { claimTab } from '@payung/shared/session/tab/claim-tab.ts';
import { createFederation, FederationContext } from '#federation/federation.ts';
import { warmUp, watchLinks } from '#federation/prefetch.ts';
import { loadPageStyles } from '#federation/files.ts';
import { createShares } from '#federation/container.ts';
import { watchUncaught } from '#federation/reports/uncaught.ts';
import { learnOfReleases } from '#federation/updates/learn-of-releases.ts';
import { languageAtom } from '@payung/shared/session/language.ts';
import { store } from '@payung/shared/session/store.ts';
import { catalogue } from '#messages/text.ts';
import { offerInstalledApp } from '#app/offer-app.ts';
import { loadFonts } from '#layout/fonts.ts';
import { Frame } from '#layout/frame.tsx';
import { Providers } from '#layout/providers.tsx';
import { connectApiErrorEffects } from '#layout/api-error-effects.ts';
import { keepLanguageCookie } from '#language/keep-language-cookie.ts';
import { endAddress, pathBelowBase } from '#routing/access.ts';
import { publishDeployed } from '#routing/deployed.ts';
import { openFirstScreen } from '#routing/first-screen.ts';
import { shellParts } from '#parts.ts';
import { createShellRouter } from '#routing/router.tsx';
import { endedVisit } from '#routing/guard.tsx';

const federation = createFederation(createShares(async () => (await shellParts.host()).shellHost));
const { files, registry } = federation;
watchUncaught(federation);
files.registerShellFiles();
files.offerFileLoading();
// Before the first render.
startPersistence();
const tabClaimed = claimTab();
void tabClaimed.then(restoreQuoteContext);
keepLanguageCookie();
publishDeployed(registry.currentRegistry());
registry.onRegistryChange(publishDeployed);
learnOfReleases(registry);

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

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');
const drawn = root.querySelector<HTMLElement>('[data-drawn]');
keepDrawnPage(drawn);
void Promise.all([
  loadPageStyles(federation, catalogue.load(store.get(languageAtom))),
  // What the edge drew stays until the screen itself is there.
  drawn && openFirstScreen(federation, currentPath()),
  loadFonts(drawn !== null),
  tabClaimed,
]).then(([hasStyles]) => {
  if (!hasStyles) return;
  // At once: a letter typed between drawing and showing would be lost.
  flushSync(() =>
    createRoot(root).render(
      <FederationContext value={federation}>
        <Providers>
          <RouterProvider router={router} />
        </Providers>
      </FederationContext>,
    ),
  );
  warmUp(federation);
  offerInstalledApp(federation, router);
});
