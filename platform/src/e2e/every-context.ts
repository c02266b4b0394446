import type { Browser, BrowserContext, Route } from '@playwright/test';
import { exchangeInPage, exchangeInRegistry, localFile } from '#dev/local-release.ts';
import type { LocalRelease } from '#dev/local-release.ts';
import { localReleases } from '#test-run/against.ts';
import type { Against } from '#test-run/against.ts';
import { PAGE_REPORT_PATH } from '@payung/shared/page-report.ts';
import { REGISTRY_PATH } from '@payung/shared/registry.ts';

/** An answer of the platform, changed where it is what the browser asked for. */
const answerChanged = async (route: Route, change: (text: string) => string): Promise<void> => {
  const response = await route.fetch({ maxRedirects: 0 });
  if (response.status() !== 200) return route.fulfill({ response });
  return route.fulfill({ response, body: change(await response.text()) });
};

/** Serves releases of this machine in place of those of the platform. */
export const exchangeReleases = async (
  context: BrowserContext,
  url: string,
  releases: readonly LocalRelease[],
): Promise<void> => {
  await context.route(`${url}/app/**`, async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const file = localFile(pathname, releases);
    if (file) return route.fulfill({ status: 200, contentType: file.type, body: file.body });
    if (request.resourceType() === 'document')
      return answerChanged(route, (page) => exchangeInPage(page, releases));
    if (pathname === REGISTRY_PATH)
      return answerChanged(route, (registry) =>
        JSON.stringify(exchangeInRegistry(JSON.parse(registry), releases)),
      );
    // What fails here is not what the platform has released.
    if (pathname === PAGE_REPORT_PATH) return route.fulfill({ status: 204 });
    return route.fallback();
  });
};

/** A context that closes lets go of what its routes still fetch: a page asks to its last moment. */
export const endRoutesFirst = (browser: Browser): void => {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    const close = context.close.bind(context);
    context.close = async (reason) => {
      const routed = [context, ...context.pages()];
      // One that is closed already has none.
      await Promise.allSettled(routed.map((target) => target.unrouteAll({ behavior: 'ignoreErrors' })));
      await close(reason);
    };
    return context;
  };
};

/** Every browser of the tests is shown the set, with the releases of this machine in it. */
export const enterEveryContext = (browser: Browser, against: Against): void => {
  const { url, cookies = [] } = against;
  const releases = localReleases(against);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, domain: new URL(url).hostname })));
    if (releases.length > 0) await exchangeReleases(context, url, releases);
    return context;
  };
};
