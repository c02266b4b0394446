import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { queryClient, queryOf } from '@payung/shared/api/query.ts';
import { setOnline } from '@payung/shared/testing/device.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import { kiteEndpoints } from '@payung/shared/testing/kite.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { vaultNames } from '@payung/shared/session/vault.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { withTexts } from '#testing/with-texts.tsx';
import { OfflineBar } from '#layout/frame.tsx';
import { watchRecovery } from './recovery.ts';

const down = refuse({ status: 503, errMsg: 'Under repair' });

const Winds = () => {
  const winds = useQuery(queryOf(kiteEndpoints.winds));
  return (
    <QueryBoundary of={[winds]} loading={<p>Loading</p>}>
      {(list) => <h1>{list.map(({ name }) => name).join(', ')}</h1>}
    </QueryBoundary>
  );
};

/** A form about something that loaded well. */
const Strings = () => {
  const strings = useQuery(queryOf(kiteEndpoints.strings, { params: { quoteId: 'q1' } }));
  const [typed, setTyped] = useState('');
  return strings.data ? (
    <input aria-label="Name" value={typed} onChange={(event) => setTyped(event.target.value)} />
  ) : null;
};

const openPage = (isUp = false) => {
  const server = { isUp, answer: down, later: undefined as Promise<typeof down> | undefined };
  const page = renderScreen(
    <>
      <OfflineBar />
      <Winds />
      <Strings />
    </>,
    {
      frame: withTexts,
      endpoints: kiteEndpoints,
      api: {
        winds: () => server.later ?? (server.isUp ? [{ id: '1', name: 'Monsoon' }] : server.answer),
        strings: ['Long string'],
      },
    },
  );
  onTestFinished(watchRecovery(() => 0.5));
  return { ...page, server };
};

const loaded = () => screen.findByRole('heading', { name: 'Monsoon' });
const failed = () => screen.findByRole('button', { name: 'Try again' });

beforeEach(() => {
  setOnline(true);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

describe('a read that the server did not answer', () => {
  it('is repeated, after growing waits, until the server is back, and shows its failure once', async () => {
    const { server, callsOf, toasts } = openPage();
    // Nothing has failed yet: it does not count as a try.
    act(() => void window.dispatchEvent(new Event('focus')));
    await failed();
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Budi' } });
    const asked = callsOf('winds').length;
    const askedAfter = async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return callsOf('winds').length - asked;
    };
    // After 3 and 9 seconds, and the next time after 21: waits of 3, 6 and 12.
    expect(await askedAfter(2_000)).toBe(0);
    expect(await askedAfter(1_100)).toBe(1);
    expect(await askedAfter(5_000)).toBe(1);
    expect(await askedAfter(1_100)).toBe(2);
    server.isUp = true;
    await act(() => vi.advanceTimersByTimeAsync(12_100));
    await loaded();
    expect(toasts.map(({ text }) => text)).toHaveLength(1);
    // The form is as it was, and what had loaded was not asked for again.
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Budi');
    expect(callsOf('strings')).toHaveLength(1);
    const made = callsOf('winds').length;
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(callsOf('winds')).toHaveLength(made);
  });

  it.each([
    ['the page gets the focus', () => void window.dispatchEvent(new Event('focus'))],
    ['the page is looked at again', () => void document.dispatchEvent(new Event('visibilitychange'))],
    ['the device is connected again', () => setOnline(true)],
  ])('is repeated when %s', async (_what, happens) => {
    const { server } = openPage();
    await failed();
    server.isUp = true;
    act(happens);
    expect(await loaded()).toBeDefined();
  });

  it('is not repeated while the device is offline', async () => {
    const { server, callsOf } = openPage();
    await failed();
    setOnline(false);
    const made = callsOf('winds').length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(callsOf('winds')).toHaveLength(made);
    server.isUp = true;
    setOnline(true);
    await loaded();
  });

  it('is not repeated by itself when the server refuses it', async () => {
    const { server, callsOf } = openPage();
    server.answer = refuse({ status: 403, errMsg: 'Not yours' });
    await failed();
    await act(() => queryClient.refetchQueries({ queryKey: queryOf(kiteEndpoints.winds).queryKey }));
    const made = callsOf('winds').length;
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(callsOf('winds')).toHaveLength(made);
  });
});

/** The page as it was left with an answer on the device. */
const keep = async () => {
  vi.setSystemTime('2026-11-22T03:24:00Z');
  const { unmount } = openPage(true);
  await loaded();
  await expect.poll(async () => (await vaultNames()).length).toBe(2);
  unmount();
  queryClient.clear();
  vi.setSystemTime('2026-11-22T03:30:00Z');
};

describe('an answer that is stored on the device', () => {
  it.each([
    ['the server failed', down],
    ['nothing came back', noAnswer()],
  ])('is shown with its time when %s, until the server is back', async (_why, answer) => {
    await keep();
    const { server } = openPage();
    server.answer = answer;
    await loaded();
    expect(
      await screen.findByText(
        'Showing what was saved at 10:24. The service cannot be reached; this page refreshes by itself once it can.',
      ),
    ).toBeDefined();
    server.isUp = true;
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    await expect.poll(() => screen.queryByText(/Showing what was saved/)).toBeNull();
  });

  it('is explained by the missing connection of the device until the server was asked', async () => {
    await keep();
    setOnline(false);
    const { server } = openPage();
    server.answer = noAnswer();
    await loaded();
    expect(await screen.findByText(/You are offline/)).toBeDefined();
    const held: (() => void)[] = [];
    server.later = new Promise((resolve) => held.push(() => resolve(noAnswer())));
    setOnline(true);
    expect(screen.queryByText(/You are offline|Showing what was saved/)).toBeNull();
    act(() => held[0]?.());
    expect(await screen.findByText(/Showing what was saved at 10:24/)).toBeDefined();
  });
});
