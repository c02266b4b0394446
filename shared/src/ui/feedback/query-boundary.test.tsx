import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient, queryOf } from '@payung/shared/api/query.ts';
import { vaultNames } from '@payung/shared/session/vault.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { setOnline } from '#testing/device.ts';
import { noAnswer, refuse } from '#testing/fake-api.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { Empty, Loading } from './states.tsx';
import { QueryBoundary } from './query-boundary.tsx';

afterEach(() => vi.restoreAllMocks());

const STALE = 'This may be out of date: it could not be refreshed.';
const nothing = <Empty text="Nothing here" />;

const Provinces = ({ quiet = false }: { quiet?: boolean }) => {
  const provinces = useQuery(queryOf(endpoints.provinces, { quiet }));
  return (
    <QueryBoundary
      of={[provinces]}
      quiet={quiet}
      loading={<Loading shape="list" />}
      empty={(list) => (list.length === 0 ? nothing : undefined)}
    >
      {(list) => <p>{list.map((province) => province.name).join()}</p>}
    </QueryBoundary>
  );
};

const bali = { id: '51', name: 'BALI' };
const open = (provinces: FakeReplies['provinces'], quiet = false) =>
  renderScreen(<Provinces quiet={quiet} />, { api: { provinces } });

it('shows the skeleton while it loads, then the data', async () => {
  open([bali]);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('BALI')).toBeTruthy();
  expect(screen.queryByText('Loading')).toBeNull();
});

it('shows the empty state', async () => {
  open([]);
  expect(await screen.findByText('Nothing here')).toBeTruthy();
});

it('shows an error with its reference and loads again on request', async () => {
  let isBroken = true;
  const { user } = open(() => (isBroken ? refuse({ status: 500, errCode: 4, errMsg: 'down' }) : [bali]));
  expect(await screen.findByText('Reference ref-10000000')).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('BALI')).toBeTruthy();
});

it('shows that an unknown or foreign record was not found, with a link onward', async () => {
  open(() => refuse({ status: 404, errCode: 4, errMsg: 'Not found' }));
  expect(await screen.findByText('We could not find this')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('it belongs to another account. Check the address');
  expect(screen.getByText('Reference ref-10000000')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('shows that a record was not found in Indonesian', async () => {
  renderScreen(<Provinces />, {
    language: 'id',
    api: { provinces: refuse({ status: 404, errCode: 4, errMsg: 'Tidak ditemukan' }) },
  });
  expect(await screen.findByText('Data tidak ditemukan')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(
    'Data ini tidak ada atau milik akun lain. Periksa alamatnya, atau buka lagi dari daftar Anda atau dari tautan agen.',
  );
  expect(screen.getByRole('link', { name: 'Ke halaman awal' })).toBeTruthy();
});

const Opener = () => {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Provinces />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
};

it('says that the device is offline, and loads when the connection is back', async () => {
  const { user } = renderScreen(<Opener />, {
    api: { provinces: () => (navigator.onLine ? [bali] : noAnswer()) },
  });
  setOnline(false);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'You are offline and this page was not saved on this device. Please try again when you are connected.',
  );
  expect(screen.queryByText(/Reference/)).toBeNull();
  setOnline(true);
  expect(await screen.findByText('BALI')).toBeTruthy();
});

it('says once that something could not be loaded, and what to do', async () => {
  open(() => refuse({ status: 500, errCode: 4, errMsg: 'down' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This could not be loadedReference ref-10000000Try again',
  );
});

it.each([
  ['a server that fails', refuse({ status: 500, errCode: 4, errMsg: 'down' })],
  ['a lost connection', noAnswer()],
])(
  'shows the answer kept on the device after a reload, and says that it is not fresh: %s',
  async (_, why) => {
    let isBroken = false;
    const { unmount } = open(() => (isBroken ? why : [bali]));
    await screen.findByText('BALI');
    await vi.waitFor(async () => expect(await vaultNames()).toHaveLength(1));
    unmount();
    // A reload: the memory is empty, the device is not.
    queryClient.clear();
    isBroken = true;
    const { user } = open(() => (isBroken ? why : [bali]));
    expect(await screen.findByText('BALI')).toBeTruthy();
    expect((await screen.findByText(STALE)).closest('[role="status"]')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('Reference ref-10000000')).toBeNull();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(STALE)).toBeNull());
    expect(screen.getByText('BALI')).toBeTruthy();
  },
);

it('shows that a record was not found also where failures are only logged, without a toast', async () => {
  const { toasts, logs } = open(() => refuse({ status: 404, errCode: 4, errMsg: 'Not found' }), true);
  expect(await screen.findByText('We could not find this')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(toasts).toEqual([]);
  expect(logs).toHaveLength(1);
});

it('shows no message for an error that is only logged, and offers to try again', async () => {
  const { logs, toasts } = open(() => refuse({ status: 500, errCode: 4, errMsg: 'down' }), true);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toasts).toEqual([]);
  expect(logs).toHaveLength(1);
});
