import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PayLater } from '#journey/payment/pay-later.tsx';
import { aQuote } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { openBackLayer, historyBack } from './back-layers.ts';

/** The entries of which the router hears. */
const led: string[] = [];
const listen = (event: PopStateEvent): void => void led.push((event.state as { page: string }).page);
/** The layers of the window, which test files share. */
const layers = () =>
  (window as unknown as Record<symbol, { ownSteps: number } | undefined>)[Symbol.for('payung.backLayers')];

/** The history of the window: the page before, and the page of the dialog. */
beforeEach(() => {
  led.length = 0;
  // A step that another file took and left.
  const known = layers();
  if (known !== undefined) Object.assign(known, { ownSteps: 0, ownPages: [], leaving: 0, waiting: [] });
  window.history.pushState({ page: 'before' }, '');
  window.history.pushState({ page: 'checkout' }, '');
  window.addEventListener('popstate', listen);
});
afterEach(() => window.removeEventListener('popstate', listen));

const here = () => (window.history.state as { page: string; payungLayer?: string }).page;
const layerHere = () => (window.history.state as { payungLayer?: string }).payungLayer;
const isOnLayer = () => 'payungLayer' in (window.history.state as object);
/** A step of the browser ends on the page, and on no entry of a layer. */
const stepTo = async (page: string, take: () => void) => {
  take();
  await vi.waitFor(() => expect([here(), isOnLayer()]).toEqual([page, false]));
};
const back = () => window.history.back();
const forward = () => window.history.forward();
const dialog = () => screen.queryByRole('dialog');

const openAndClose = async (button: string) => {
  const { user } = renderScreen(
    <PayLater quote={aQuote()} disabled={false} busy={false} onAgreed={() => undefined} />,
  );
  await user.click(screen.getByRole('button', { name: 'Pay later' }));
  expect(dialog()).not.toBeNull();
  expect(isOnLayer()).toBe(true);
  await user.click(screen.getByRole('button', { name: button }));
  await vi.waitFor(() => expect([isOnLayer(), layers()?.ownSteps]).toEqual([false, 0]));
  expect([here(), led]).toEqual(['checkout', []]);
};

it.each(['Not now', 'Close', 'Yes, pay later'])(
  'leaves nothing between the pages when the dialog is closed by %j: Back and Forward pass it',
  async (button) => {
    await openAndClose(button);
    await stepTo('before', back);
    await vi.waitFor(() => expect(led).toEqual(['before']));
    await stepTo('checkout', forward);
    expect(dialog()).toBeNull();
    await vi.waitFor(() => expect(led).toEqual(['before', 'checkout']));
  },
);

it('runs a page step back after the step of a layer that was just closed', async () => {
  const closeLayer = openBackLayer(() => undefined);
  closeLayer();
  const gone = vi.fn(back);
  historyBack(gone);
  expect(gone).not.toHaveBeenCalled();
  await vi.waitFor(() => expect([here(), isOnLayer()]).toEqual(['before', false]));
  expect(gone).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(led).toEqual(['before']));
});

it('tells the router where Back leads that is pressed while a layer that was closed is still leaving', async () => {
  const taken = vi.spyOn(window.history, 'back').mockImplementationOnce(() => {
    // The browser takes both steps at once, and reports one.
    window.history.go(-2);
  });
  openBackLayer(() => undefined)();
  await vi.waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect([here(), isOnLayer(), layers()?.ownSteps]).toEqual(['before', false, 0]));
  expect(led).toEqual(['before']);
});

it('pushes the entry of a new layer after the step of a closed one, and Back closes the new one only', async () => {
  const close = vi.fn();
  const step = window.history.back.bind(window.history);
  const taken = vi.spyOn(window.history, 'back').mockImplementationOnce(() => {
    // The next one is opened while the step of the first is on its way.
    openBackLayer(close);
    step();
  });
  const closeFirst = openBackLayer(() => undefined);
  const first = layerHere();
  closeFirst();
  await vi.waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
  await vi.waitFor(() => expect([isOnLayer(), layers()?.ownSteps]).toEqual([true, 0]));
  expect(layerHere()).not.toBe(first);
  await stepTo('checkout', back);
  expect(close).toHaveBeenCalledTimes(1);
  await stepTo('before', back);
  expect(led).toEqual(['before']);
});

it('pushes no entry for a layer that was closed before its turn', async () => {
  openBackLayer(() => undefined)();
  openBackLayer(() => undefined)();
  await vi.waitFor(() => expect([isOnLayer(), layers()?.ownSteps]).toEqual([false, 0]));
  await stepTo('before', back);
  expect(led).toEqual(['before']);
});

it('runs a page step back immediately when no layer is closing', () => {
  const gone = vi.fn();
  historyBack(gone);
  expect(gone).toHaveBeenCalledTimes(1);
});

it('does not reopen a dialog by Forward after Back has closed it, and Back then leaves the page', async () => {
  const { user } = renderScreen(
    <PayLater quote={aQuote()} disabled={false} busy={false} onAgreed={() => undefined} />,
  );
  await user.click(screen.getByRole('button', { name: 'Pay later' }));
  await stepTo('checkout', back);
  await vi.waitFor(() => expect(dialog()).toBeNull());
  expect(led).toEqual([]);
  forward();
  // The entry of the layer is met and passed over.
  await vi.waitFor(() => expect(led).toEqual(['checkout']));
  await vi.waitFor(() => expect(isOnLayer()).toBe(false));
  expect(dialog()).toBeNull();
  await stepTo('before', back);
});

it('removes the entry of a dialog from the history after a navigation to another page', async () => {
  await openAndClose('Not now');
  window.history.pushState({ page: 'next' }, '');
  await stepTo('checkout', back);
  await stepTo('next', forward);
  expect(dialog()).toBeNull();
});
