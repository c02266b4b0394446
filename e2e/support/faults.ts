import type { Page, Route } from '@playwright/test';

/** What can go wrong with a file on its way to the browser. */
export const faults = {
  missing: (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  truncated: async (route: Route) => {
    const answer = await route.fetch();
    const body = await answer.body();
    await route.fulfill({ response: answer, body: body.subarray(0, Math.floor(body.length / 2)) });
  },
  'of the wrong type': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Hello</title>' }),
  'tampered with': async (route: Route) => {
    const answer = await route.fetch();
    const isStyle = route.request().url().includes('.css');
    const addition = isStyle ? '\nbody{display:none}' : '\n;globalThis.isTampered=true;';
    await route.fulfill({ response: answer, body: (await answer.text()) + addition });
  },
  // Never answered: the page has to give up waiting.
  hanging: () => undefined,
} as const satisfies Readonly<Record<string, (route: Route) => unknown>>;

export type Fault = keyof typeof faults;
export const faultNames = Object.keys(faults) as Fault[];

export const breakFile = (page: Page, pattern: RegExp, fault: Fault): Promise<unknown> =>
  page.route(pattern, faults[fault]);
