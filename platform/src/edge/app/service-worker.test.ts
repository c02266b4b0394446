import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENDED_WORKER, WORKER } from './serve-app.ts';
import { startWorker } from './testing/worker-stand-in.ts';

const KEEP = {
  kind: 'keep',
  generation: 12,
  language: 'id',
  document: '/app/oonahome',
  starts: ['/app/', '/app/oonahome', '/app/oonaleads'],
  files: ['/app/assets/main.js', '/app/remotes/mfe-agent/1/leads.js'],
} as const;

const pageOf = (generation: number): string => `<html>{"generation":${generation},"shell":{}}</html>`;
/** As it is kept: the page that starts from it can say so. */
const keptPageOf = (generation: number): string => pageOf(generation).replace('<html>', '<html data-kept>');

const startKept = async () => {
  const worker = startWorker(WORKER);
  worker.network.pages.set('/app/oonahome', pageOf(12));
  await worker.tell(KEEP);
  return worker;
};

const textOf = async (answer: Promise<Response> | undefined): Promise<string | undefined> =>
  (await answer)?.text();

it.each([
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile', true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    true,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', false],
])('asks %s to load a page while the worker starts: %s', async (userAgent, isAsked) => {
  const worker = startWorker(WORKER, userAgent);
  await worker.happen('activate');
  expect(worker.state.loadsAhead).toBe(isAsked);
});

describe('a page that is opened', () => {
  it('is the page of the server while it answers', async () => {
    const { network, request } = await startKept();
    network.pages.set('/app/oonahome', pageOf(13));
    expect(await textOf(request('/app/oonahome', 'navigate'))).toBe(pageOf(13));
  });

  it.each(['/app/', '/app/oonahome', '/app/oonaleads', '/app/oonaleads?tab=open'])(
    'is the kept one at %s without connection, with its files',
    async (path) => {
      const { network, request } = await startKept();
      network.isUp = false;
      expect(await textOf(request(path, 'navigate'))).toBe(keptPageOf(12));
      expect(await textOf(request('/app/assets/main.js', 'cors'))).toBe('server: /app/assets/main.js');
    },
  );

  it.each(['/app/oonapayment', '/app/t/AbC123', '/app/mydata', '/app/oonalead'])(
    'is none at %s without connection: only lists are kept',
    async (path) => {
      const { network, request } = await startKept();
      network.isUp = false;
      await expect(request(path, 'navigate')).rejects.toThrow('Failed to fetch');
    },
  );

  it('has the kept files where the network fails although the device counts as online', async () => {
    const { network, request } = await startKept();
    network.isUp = false;
    await request('/app/oonahome', 'navigate', 'started');
    network.isUp = true;
    expect(await textOf(request('/app/assets/main.js', 'cors', 'started'))).toBe(
      'server: /app/assets/main.js',
    );
    expect(request('/app/assets/main.js', 'cors', 'another')).toBeUndefined();
  });
});

describe('a page that nobody answers in time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is the kept one after four seconds, with its files', async () => {
    const { network, request } = await startKept();
    network.odd.set('/app/oonahome', { status: 'silent' });
    const opened: (string | undefined)[] = [];
    void textOf(request('/app/oonahome', 'navigate', 'started')).then((text) => opened.push(text));
    await vi.advanceTimersByTimeAsync(3999);
    expect(opened).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened).toEqual([keptPageOf(12)]);
    expect(await textOf(request('/app/assets/main.js', 'cors', 'started'))).toBe(
      'server: /app/assets/main.js',
    );
    expect(request('/app/assets/main.js', 'cors', 'another')).toBeUndefined();
  });

  it('is waited for where none is kept', async () => {
    const { network, request } = await startKept();
    network.odd.set('/app/oonapayment', { status: 'silent' });
    const opened: unknown[] = [];
    void textOf(request('/app/oonapayment', 'navigate')).then((text) => opened.push(text));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toEqual([]);
  });
});

describe('a page that a gateway answers for the platform', () => {
  it.each([502, 503, 504])('with %i is the kept one', async (status) => {
    const { network, request } = await startKept();
    network.odd.set('/app/oonahome', { status });
    expect(await textOf(request('/app/oonahome', 'navigate'))).toBe(keptPageOf(12));
  });

  it('is what the gateway says where none is kept', async () => {
    const { network, request } = await startKept();
    network.odd.set('/app/oonapayment', { status: 502 });
    expect((await request('/app/oonapayment', 'navigate'))?.status).toBe(502);
  });

  it.each([
    [503, { 'payung-edge': 'refused' }],
    [500, {}],
    [404, {}],
    [403, {}],
  ])('is the answer itself where it is %i with %o', async (status, headers) => {
    const { network, request } = await startKept();
    network.odd.set('/app/oonahome', { status, headers });
    expect((await request('/app/oonahome', 'navigate'))?.status).toBe(status);
  });
});

it('leaves files, calls and the registry to the browser while there is a connection', async () => {
  const { request } = await startKept();
  for (const path of ['/app/assets/main.js', '/api/secure/agent/points', '/app/registry.json'])
    expect(request(path, 'cors')).toBeUndefined();
});

describe('what is kept', () => {
  it('is loaded once, the page last', async () => {
    const { kept, network, tell } = await startKept();
    expect(network.asked).toEqual([...KEEP.files, '/app/oonahome']);
    await tell(KEEP);
    expect(network.asked).toHaveLength(3);
    expect([...kept.keys()]).toEqual(['payung-kept-12-id']);
  });

  it('gives way to that of the next generation', async () => {
    const { kept, network, tell } = await startKept();
    network.pages.set('/app/oonahome', pageOf(13));
    await tell({ ...KEEP, generation: 13 });
    expect([...kept.keys()]).toEqual(['payung-kept-13-id']);
  });

  it('is no page of another generation than its files', async () => {
    const worker = startWorker(WORKER);
    worker.network.pages.set('/app/oonahome', pageOf(13));
    await worker.tell(KEEP);
    worker.network.isUp = false;
    await expect(worker.request('/app/oonahome', 'navigate')).rejects.toThrow('Failed to fetch');
  });

  it('ends with the person', async () => {
    const { kept, network, request, tell } = await startKept();
    await tell({ kind: 'forget' });
    network.isUp = false;
    expect(kept.size).toBe(0);
    await expect(request('/app/oonahome', 'navigate')).rejects.toThrow('Failed to fetch');
  });
});

it('hands a shared contact to the form once, and to no address', async () => {
  const { share, tell, network, kept } = startWorker(WORKER);
  const card = new File(['BEGIN:VCARD'], 'budi.vcf', { type: 'text/vcard' });
  expect(await share({ title: 'Budi', text: '0812', card })).toBe(
    'https://payung.test/app/oonaleadform?shared',
  );
  const answers: unknown[] = [];
  const port = { postMessage: (data: unknown) => answers.push(data) };
  await tell({ kind: 'contact' }, [port]);
  await expect
    .poll(async () => {
      await tell({ kind: 'contact' }, [port]);
      return answers.at(-1);
    })
    .toBeUndefined();
  expect(answers[0]).toEqual({ cards: ['BEGIN:VCARD'], title: 'Budi', text: '0812' });
  expect([network.asked, kept.size]).toEqual([[], 0]);
});

it('opens the form empty where a page of another site has sent it', async () => {
  const { share, tell } = startWorker(WORKER);
  expect(await share({ title: 'Budi' }, 'site')).toBe('https://payung.test/app/oonaleadform');
  const answers: unknown[] = [];
  await tell({ kind: 'contact' }, [{ postMessage: (data: unknown) => answers.push(data) }]);
  expect(answers).toEqual([undefined]);
});

it('can be taken back: its successor ends itself with all that was kept', async () => {
  const { kept, state, happen } = startWorker(ENDED_WORKER);
  kept.set('payung-kept-12-id', new Map());
  await happen('activate');
  expect([kept.size, state.isRegistered]).toEqual([0, false]);
});
