import { fakePictures } from '@payung/shared/testing/fake-pictures.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { FRAME } from '@payung/shared/identity/frame-messages.ts';
import { IDENTITY_ORIGIN, withIdentityOrigin } from '@payung/shared/testing/page-settings.ts';
import { anOpenQuote, field, openInsured, ready } from '#testing/open-insured.ts';
import { aPlaceholder, anInsured } from '#testing/quotes.ts';

const NUMBER = '3273010503850001';
const framed = { postMessage: vi.fn() };
withIdentityOrigin();
beforeEach(() => {
  vi.spyOn(HTMLIFrameElement.prototype, 'src', 'get').mockReturnValue('');
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(framed as unknown as Window);
});
afterEach(() => void vi.useRealTimers());

/** Each insured has a check of its own. */
const cards = {
  productToken: ({ query }: SeenCall) => ({
    accessToken: 'token',
    transactionId: `T-${query['insuredNo'] ?? ''}`,
    workflow: 'id_card',
  }),
  ocrDetails: { ocrDetails: { idNumber: NUMBER, idType: 'KTP', imageKey: 'key-3' } },
  identityImage: () => new Blob(['jpeg'], { type: 'image/jpeg' }),
};

/** The third in the order has number 4: somebody was left out before. */
const openThird = () =>
  openInsured({
    quote: anOpenQuote({ insureds: [anInsured(1), anInsured(2), aPlaceholder(4)] }),
    api: cards,
  });

const approve = (transactionId: string): void => {
  const data = {
    name: FRAME.name,
    version: FRAME.version,
    type: 'result',
    transactionId,
    status: 'auto_approved',
  };
  const init = { data, origin: IDENTITY_ORIGIN, source: framed as unknown as Window };
  act(() => void window.dispatchEvent(new MessageEvent('message', init)));
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('reads the card of this insured after 5 seconds, fills in its number and shows the picture [PA-007] [PA-031]', async () => {
  const page = openThird();
  await ready();
  await page.user.click(await screen.findByRole('checkbox', { name: /photo of their ID card/ }));
  await page.user.click(screen.getByRole('radio', { name: 'By phone' }));
  await page.user.click(screen.getByRole('button', { name: 'Upload ID card' }));
  await screen.findByRole('dialog');
  expect(page.callsOf('productToken').map(({ query }) => query)).toEqual([
    { insuredNo: '4', agreedBy: 'phone' },
  ]);
  vi.useFakeTimers();
  approve('T-4');
  await pass(4999);
  expect(page.callsOf('ocrDetails')).toHaveLength(0);
  await pass(1);
  expect(page.callsOf('ocrDetails').map(({ query }) => query)).toEqual([{ transactionId: 'T-4' }]);
  await pass(50);
  vi.useRealTimers();
  await waitFor(() => expect(field(/^ID card number/).value).toBe(NUMBER));
  await waitFor(() =>
    expect(page.callsOf('identityImage').map(({ address }) => address)).toEqual([
      'auth/user/getLinkUsingKey?key=key-3',
    ]),
  );
});

const choose = (file: File) =>
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [file] },
  });

it('uploads a photo of the card for this insured, made smaller than 2 MB [PA-026]', async () => {
  const page = openInsured({ api: { ...cards, uploadIdentity: { imageKey: 'key-3' } } });
  await ready();
  await page.user.click(await screen.findByRole('checkbox', { name: /photo of their ID card/ }));
  fakePictures({ bytes: [310_000] });
  choose(new File([new Uint8Array(3_500_000)], 'card.png', { type: 'image/png' }));
  await waitFor(() => expect(page.callsOf('uploadIdentity')).toHaveLength(1));
  const form = page.callsOf('uploadIdentity')[0]?.body as FormData;
  expect((form.get('file') as File).size).toBe(310_000);
  expect(page.callsOf('uploadIdentity')[0]?.query).toEqual({ insuredNo: '3' });
});
