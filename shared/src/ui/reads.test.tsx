import { screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queryOf } from '@payung/shared/api/query.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { refuse } from '#testing/fake-api.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { Empty, Loading } from './faces.tsx';
import { Reads } from './reads.tsx';

const nothing = <Empty text="Nothing here" />;

const Areas = ({ quiet = false }: { quiet?: boolean }) => {
  const areas = useQuery(queryOf(endpoints.coverageAreas, { quiet }));
  return (
    <Reads
      of={[areas]}
      quiet={quiet}
      loading={<Loading shape="list" />}
      empty={(list) => (list.length === 0 ? nothing : undefined)}
    >
      {(list) => <p>{list.map((area) => area.description).join()}</p>}
    </Reads>
  );
};

const asean = { id: '1', description: 'ASEAN', tripType: 2 };
const open = (coverageAreas: FakeReplies['coverageAreas'], quiet = false) =>
  renderScreen(<Areas quiet={quiet} />, { api: { coverageAreas } });

it('shows the shape of what comes, then what came', async () => {
  open([asean]);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('ASEAN')).toBeTruthy();
  expect(screen.queryByText('Loading')).toBeNull();
});

it('shows that there is nothing', async () => {
  open([]);
  expect(await screen.findByText('Nothing here')).toBeTruthy();
});

it('says a failure with its reference, and tries again', async () => {
  let isBroken = true;
  const { user } = open(() => (isBroken ? refuse({ status: 500, errCode: 4, errMsg: 'down' }) : [asean]));
  expect(await screen.findByText('Reference ref-1')).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('ASEAN')).toBeTruthy();
});

it('says nothing of a failure that is only logged, and still tries again', async () => {
  const { logs, toasts } = open(() => refuse({ status: 500, errCode: 4, errMsg: 'down' }), true);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(toasts).toEqual([]);
  expect(logs).toHaveLength(1);
});
