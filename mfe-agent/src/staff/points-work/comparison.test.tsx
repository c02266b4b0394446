import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PointsComparison } from '@payung/shared/schemas/points.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { aReviewer } from '#testing/points-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './points-work.screen.tsx';

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;

const agreed: PointsComparison = { at: '2026-11-21T20:00:00.000Z', agents: 40, differences: [] };
const different: PointsComparison = {
  at: '2026-11-22T03:00:00.000Z',
  agents: 40,
  differences: [
    {
      agentId: '65f0c1a5e4b0a70001a3e001',
      agentName: 'Sari Wulandari',
      agentCode: 'AG-1001',
      what: 'balance',
      expected: 627,
      found: 1_627,
    },
  ],
};

const open = (api: Options['api'], language: 'en' | 'id' = 'en') =>
  renderAgentScreen(Screen, {
    route: '/pointswork?tab=comparison',
    session: aReviewer(),
    language,
    api,
  });

it('shows the time of the last comparison, and that everything agrees [R39]', async () => {
  open({ pointsComparison: agreed });
  expect(await screen.findByText('Last compared on 22/11/2026, 03:00 WIB, 40 agents')).toBeDefined();
  expect(screen.getByText('Everything agrees.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

it('compares on demand, and links each difference to its ledger [R39]', async () => {
  const { user, callsOf } = open({ pointsComparison: agreed, comparePoints: different });
  await screen.findByText('Everything agrees.');
  await user.click(screen.getByRole('button', { name: 'Compare now' }));
  const table = within(await screen.findByRole('table', { name: 'Differences' }));
  expect(
    [...table.getAllByRole('rowheader'), ...table.getAllByRole('cell')].map(({ textContent }) => textContent),
  ).toEqual(['Sari Wulandari (AG-1001)', 'Balance', '627', '1,627']);
  expect(table.getByRole('link').getAttribute('href')).toBe('/pointswork?tab=ledger&agent=AG-1001');
  expect(screen.queryByText('Everything agrees.')).toBeNull();
  expect(callsOf('comparePoints')).toHaveLength(1);
});

it('shows an error beside the button when comparing fails, and keeps the last result', async () => {
  const { user } = open({
    pointsComparison: agreed,
    comparePoints: refuse({ status: 503, errCode: 1, errMsg: 'The database is not reachable.' }),
  });
  await screen.findByText('Everything agrees.');
  await user.click(screen.getByRole('button', { name: 'Compare now' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The database is not reachable.');
  expect(screen.getByText('Everything agrees.')).toBeDefined();
});

it('shows in Indonesian that nothing was compared yet', async () => {
  open({ pointsComparison: { at: '', agents: 0, differences: [] } }, 'id');
  expect(await screen.findByText('Belum pernah dicocokkan.')).toBeDefined();
});
