import { expect, it, onTestFinished, vi } from 'vitest';
import { call, callAddress, setTransport } from '@payung/shared/api/client.ts';
import { addressOf } from './address.ts';
import { endpoints } from './endpoints/endpoints.ts';
import { listenToGenerations } from './generation.ts';
import { configurePage } from '#testing/page-settings.ts';

it('asks for the quotation PDF by quote [PAY-030]', () => {
  expect(addressOf(endpoints.eQuotation, { query: { quoteId: 'q1' } }, 'en')).toBe(
    'user/e-quotation?quoteId=q1',
  );
  expect(endpoints.eQuotation.binary).toBe(true);
});

it('asks for the policy PDF securely, with its logkey [PAY-027]', () => {
  expect(
    addressOf(endpoints.ePolicy, { query: { quoteId: 'q1', logkey: 'policyDownloadNotification' } }, 'en'),
  ).toBe('secure/user/e-policy?quoteId=q1&logkey=policyDownloadNotification');
});

/** Where those calls go. */
const addressesOf = async (work: () => Promise<unknown>) => {
  const left: (string | undefined)[] = [];
  setTransport((request) => {
    left.push(`${request.baseURL ?? ''}${request.url ?? ''}`);
    return Promise.resolve({
      data: { errCode: -1, errMsg: [] },
      status: 200,
      statusText: 'OK',
      headers: {},
      config: request,
    });
  });
  await work();
  return left;
};
const someCalls = async () => {
  await call(endpoints.provinces);
  await call(endpoints.getAgent);
  await call(endpoints.getPublicCard);
  await call(endpoints.getContent, { query: { kind: 'faq' } });
};

it('sends a call relative to the request base, and a secure call with the prefix behind it [SHELL-049]', async () => {
  expect(await addressesOf(someCalls)).toEqual([
    '/api/user/provinces',
    '/api/secure/care/get-agent',
    '/api/agent/public-card',
    '/api/agent/content?kind=faq',
  ]);
});

it('sends a call to the configured base of the service that its row names [SHELL-049]', async () => {
  configurePage({
    services: {
      request: '/calls/',
      securePrefix: 'safe/',
      user: 'https://users.example/v1/',
      microsite: 'https://agents.example/',
      further: '/contents/',
    },
  });
  expect(await addressesOf(someCalls)).toEqual([
    'https://users.example/v1/user/provinces',
    '/calls/safe/care/get-agent',
    'https://agents.example/agent/public-card',
    '/contents/agent/content?kind=faq',
  ]);
});

it('sends a call to the request base when its service has no base of its own [SHELL-049]', async () => {
  configurePage({ services: { request: '/calls/' } });
  expect(await addressesOf(someCalls)).toEqual([
    '/calls/user/provinces',
    '/calls/secure/care/get-agent',
    '/calls/agent/public-card',
    '/calls/agent/content?kind=faq',
  ]);
});

it('sends calls by axios and by nothing else [PLAT-008]', async () => {
  const forbidden = vi.fn<() => never>(() => {
    throw new Error('Not by axios');
  });
  vi.stubGlobal('fetch', forbidden);
  vi.stubGlobal('XMLHttpRequest', forbidden);
  let headers: object | undefined;
  setTransport((request) => {
    headers = request.headers;
    return Promise.reject(new Error('No way out'));
  });
  await expect(call(endpoints.provinces)).rejects.toMatchObject({ name: 'ApiError', status: undefined });
  vi.unstubAllGlobals();
  expect(headers?.constructor.name).toBe('AxiosHeaders');
  expect(forbidden).not.toHaveBeenCalled();
});

const row = { method: 'GET', path: 'kite/winds', successCodes: [-1] } as never;

/** What is heard of answers with these headers. */
const heardFrom = async (...answers: readonly Readonly<Record<string, string>>[]): Promise<unknown[]> => {
  const heard: number[] = [];
  onTestFinished(listenToGenerations((generation) => heard.push(generation)));
  for (const headers of answers) {
    setTransport((config) =>
      Promise.resolve({ status: 200, statusText: '', headers, config, data: { errCode: -1, errMsg: {} } }),
    );
    await callAddress(row, 'kite/winds');
  }
  return heard;
};

it('tells the shell which generation an answer names', async () => {
  expect(await heardFrom({ 'payung-generation': '173' }, { 'payung-generation': '174' })).toEqual([173, 174]);
});

it('tells nothing where others serve the calls, or of a header that is no number', async () => {
  expect(await heardFrom({}, { 'payung-generation': '17x' }, { 'payung-generation': '' })).toEqual([]);
});
