import { screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queryOf } from '@payung/shared/api/query.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { refuse } from '#testing/fake-api.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { Empty, Loading } from './states.tsx';
import { QueryBoundary } from './query-boundary.tsx';

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
  expect(await screen.findByText('Reference ref-1')).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('BALI')).toBeTruthy();
});

it('says that something unknown or foreign was not found, and where to go next', async () => {
  open(() => refuse({ status: 404, errCode: 4, errMsg: 'Not found' }));
  expect(await screen.findByText('We could not find this')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('it belongs to another account. Check the address');
  expect(screen.getByText('Reference ref-1')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('says of a list that it could not be loaded, and nothing of answers', async () => {
  open(() => refuse({ status: 500, errCode: 4, errMsg: 'down' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The data could not be loaded yet. Please try again.',
  );
});

it('shows no message for an error that is only logged, and offers to try again', async () => {
  const { logs, toasts } = open(() => refuse({ status: 500, errCode: 4, errMsg: 'down' }), true);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toasts).toEqual([]);
  expect(logs).toHaveLength(1);
});
