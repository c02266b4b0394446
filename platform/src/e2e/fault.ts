import { test as base } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { REGISTRY_PATH } from '@payung/shared/registry.ts';
import type { PageRegistry } from '@payung/shared/registry.ts';
import { endRoutesFirst } from './every-context.ts';

/** What can go wrong with a file on its way to the browser. */
const onTheWay = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  broken: async (route) => {
    const answer = await route.fetch();
    const body = await answer.body();
    await route.fulfill({ response: answer, body: body.subarray(0, Math.floor(body.length / 2)) });
  },
  mistyped: (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }),
  tampered: async (route) => {
    const answer = await route.fetch();
    const isStyle = route.request().url().includes('.css');
    const addition = isStyle ? '\nbody{display:none}' : '\n;globalThis.isTampered=true;';
    await route.fulfill({ response: answer, body: (await answer.text()) + addition });
  },
  // Never answered: the page has to give up waiting.
  hanging: () => undefined,
} as const satisfies Readonly<Record<string, (route: Route) => unknown>>;

type FileFault = keyof typeof onTheWay;
export const FILE_FAULTS = Object.keys(onTheWay) as readonly FileFault[];

/** Whether a script ran that was tampered with. */
export const isTampered = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(globalThis, 'isTampered') as unknown);

/** `slow`: what is asked for arrives when it is repaired. `crashed`: every screen of the remote throws when it is drawn. */
type Fault = FileFault | 'slow' | 'crashed';

/** Takes the fault away; a page gets the file when it asks again. */
type Repair = () => Promise<unknown>;

const faultyRoute = async (
  page: Page,
  pattern: RegExp,
  answer: (route: Route) => unknown,
): Promise<Repair> => {
  await page.route(pattern, answer);
  return () => page.unroute(pattern, answer);
};

const slow = async (page: Page, pattern: RegExp): Promise<Repair> => {
  const repaired = Promise.withResolvers<void>();
  await page.route(pattern, (route) => repaired.promise.then(() => route.fallback()));
  return async () => repaired.resolve();
};

/** Runs in the page, before any script: a container that is defined under one of the names has screens that throw. */
const crashContainers = (names: readonly string[]): void => {
  interface Container {
    readonly get: (module: string) => Promise<() => { readonly screens: object }>;
  }
  for (const name of names) {
    let container: Container | undefined;
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function and no other
    const Screen = (): never => {
      throw new TypeError('crashed by a test');
    };
    Object.defineProperty(globalThis, name, {
      get: () => container,
      set: (defined: Container) => {
        const get: Container['get'] = async (module) => {
          const made = (await defined.get(module))();
          const screens = Object.keys(made.screens).map((id) => [id, () => Promise.resolve({ Screen })]);
          return () => ({ ...made, screens: Object.fromEntries(screens) });
        };
        container = { ...defined, get };
      },
    });
  }
};

/** The release that is deployed now; the one before it stays whole. */
const crashed = async (page: Page, remote: string): Promise<Repair> => {
  const registry = (await (await page.request.get(REGISTRY_PATH)).json()) as PageRegistry;
  const current = registry.remotes[remote]?.current;
  if (current === undefined) throw new Error(`${remote} is not deployed: only a remote can crash.`);
  const name = `${remote}_${current.build}`.replaceAll('-', '_');
  const script = await page.addInitScript(crashContainers, [name]);
  return () => script.dispose();
};

/** The files of a deployable. */
const filesOf = (name: string): RegExp =>
  name === 'shell' ? /\/app\/assets\// : new RegExp(`/app/remotes/${name}/`);

/** Puts a fault on a deployable, by its name, or on files, by their addresses. */
const putFault = async (page: Page, where: string | RegExp, fault: Fault): Promise<Repair> => {
  if (fault === 'crashed') return crashed(page, String(where));
  const pattern = typeof where === 'string' ? filesOf(where) : where;
  return fault === 'slow' ? slow(page, pattern) : faultyRoute(page, pattern, onTheWay[fault]);
};

/** What every test of a browser begins with. */
export const test = base.extend<{ readonly fault: typeof putFault }>({
  browser: [
    async ({ browser }, use) => {
      endRoutesFirst(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is needed
  fault: async ({}, use) => use(putFault),
});
