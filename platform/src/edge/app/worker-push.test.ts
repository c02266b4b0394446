import { describe, expect, it } from 'vitest';
import { WORKER } from './serve-app.ts';
import { startWorker } from './testing/worker-stand-in.ts';

/** A worker that keeps pages in that language. */
const startKept = async (language: 'en' | 'id') => {
  const worker = startWorker(WORKER);
  worker.network.pages.set('/app/oonahome', '<html>{"generation":12,"shell":{}}</html>');
  const document = '/app/oonahome';
  await worker.tell({ kind: 'keep', generation: 12, language, document, starts: [], files: [] });
  return worker;
};

it('shows a notice, and opens its page when it is tapped', async () => {
  const { happen, shown, opened } = startWorker(WORKER);
  const notice = { title: 'Penawaran Anda dibuka', body: 'Nasabah sedang melihatnya.', tag: 'opened-1' };
  await happen('push', { data: { json: () => ({ ...notice, path: '/app/oonanotification' }) } });
  expect(shown).toEqual([
    { ...notice, icon: '/app/icon-192.png', badge: '/app/icon-192.png', data: '/app/oonanotification' },
  ]);
  await happen('notificationclick', {
    notification: { data: '/app/oonanotification', close: () => undefined },
  });
  expect(opened).toEqual(['https://payung.test/app/oonanotification']);
});

describe('a push that says nothing that can be read', () => {
  it.each([
    ['no data', null],
    [
      'data that are no JSON',
      {
        json: () => {
          throw new SyntaxError('Unexpected token');
        },
      },
    ],
    ['another form', { json: () => ({ hello: 'there' }) }],
    ['nothing', { json: () => null }],
  ])('with %s is a notice in words, in the language of the pages', async (_what, data) => {
    const english = await startKept('en');
    const indonesian = await startKept('id');
    const unknown = startWorker(WORKER);
    for (const { happen } of [english, indonesian, unknown]) await happen('push', { data });
    const notice = { title: 'Payung', tag: 'news', data: '/app/oonanotification' };
    expect(english.shown).toMatchObject([{ ...notice, body: 'There is news for you. Tap to see it.' }]);
    const inIndonesian = { ...notice, body: 'Ada kabar baru untuk Anda. Ketuk untuk melihatnya.' };
    expect(indonesian.shown).toMatchObject([inIndonesian]);
    expect(unknown.shown).toMatchObject([inIndonesian]);
  });
});

/** What happens to these pages when a notice is tapped. */
const tap = async (
  open: Parameters<ReturnType<typeof startWorker>['openPages']['push']>[0][],
  data: string,
) => {
  const { happen, openPages, opened, done } = startWorker(WORKER);
  openPages.push(...open);
  await happen('notificationclick', { notification: { data, close: () => undefined } });
  return [...done, ...opened.map((address) => `open ${address.replace('https://payung.test', '')}`)];
};

describe('a notice that is tapped', () => {
  it.each([
    ['the page is open', [{ url: '/app/oonalead?leadId=1' }], ['focus /app/oonalead?leadId=1']],
    [
      'the page is open, with more in its address',
      [{ url: '/app/oonalead?leadId=1&tab=quotes' }],
      ['focus /app/oonalead?leadId=1&tab=quotes'],
    ],
    [
      'the page is open and not controlled yet',
      [{ url: '/app/oonalead?leadId=1', isControlled: false }],
      ['focus /app/oonalead?leadId=1'],
    ],
    [
      'the page refuses the focus',
      [{ url: '/app/oonalead?leadId=1', refusesFocus: true }],
      ['open /app/oonalead?leadId=1'],
    ],
    [
      'the page is open with another lead',
      [{ url: '/app/oonalead?leadId=2' }],
      ['/app/oonalead?leadId=2 goes to /app/oonalead?leadId=1', 'focus /app/oonalead?leadId=2'],
    ],
    [
      'the page is open with another lead, and not controlled yet',
      [{ url: '/app/oonalead?leadId=2', isControlled: false }],
      ['open /app/oonalead?leadId=1'],
    ],
    ['only another page is open', [{ url: '/app/travel-form' }], ['open /app/oonalead?leadId=1']],
    ['nothing is open', [], ['open /app/oonalead?leadId=1']],
  ])('leads to its page where %s', async (_what, open, happened) => {
    expect(await tap(open, '/app/oonalead?leadId=1')).toEqual(happened);
  });
});

describe('a subscription that the browser has replaced', () => {
  const KEY = new Uint8Array([4, 1]).buffer;
  const replaced = { oldSubscription: { options: { applicationServerKey: KEY } }, newSubscription: null };

  it('is asked for again with its key, and marked for the next page: a worker has no session', async () => {
    const { happen, kept, subscriptions } = await startKept('id');
    await happen('pushsubscriptionchange', replaced);
    expect(subscriptions.asked).toEqual([{ userVisibleOnly: true, applicationServerKey: KEY }]);
    expect([...kept.keys()]).toEqual(['payung-kept-12-id', 'payung-push-changed']);
  });

  it('is marked also where the browser gives no other, or says nothing of the old one', async () => {
    const { happen, kept, subscriptions } = startWorker(WORKER);
    subscriptions.refuses = true;
    await happen('pushsubscriptionchange', replaced);
    expect([...kept.keys()]).toEqual(['payung-push-changed']);
    const other = startWorker(WORKER);
    await other.happen('pushsubscriptionchange', { oldSubscription: null, newSubscription: null });
    expect([other.subscriptions.asked, [...other.kept.keys()]]).toEqual([[], ['payung-push-changed']]);
  });

  it('stays marked while what is kept gives way to that of a release', async () => {
    const { happen, kept, tell } = await startKept('id');
    await happen('pushsubscriptionchange', replaced);
    await tell({ kind: 'forget' });
    expect([...kept.keys()]).toEqual(['payung-push-changed']);
  });
});
