import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BuildingCosts } from '@payung/shared/schemas/content.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './building-reference.screen.tsx';

const aCost = (buildingClass: string, region: string, costPerSquareMetre: number) => ({
  buildingClass,
  className: buildingClass === 'simple' ? 'Simple' : 'Standard',
  description: buildingClass === 'simple' ? 'Brick walls' : 'Concrete frame',
  region,
  regionName: region === 'java' ? 'Java' : 'Papua',
  costPerSquareMetre,
});
const guide: BuildingCosts = {
  source: 'Price list of 2026',
  sourceDate: '2026-11-01',
  isSample: true,
  costs: [
    aCost('simple', 'java', 3_680_000),
    aCost('simple', 'papua', 5_800_000),
    aCost('standard', 'java', 5_060_000),
    aCost('standard', 'papua', 7_975_000),
  ],
};

it('calculates class, region and area to an amount, and names the source [N39]', async () => {
  const { user } = renderAgentScreen(Screen, { api: { buildingCosts: guide } });
  const choose = (list: string, option: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: list }), option);
  const calculator = (await screen.findByRole('heading', { name: 'Calculate' })).closest('section')!;
  expect(within(calculator).getByText('–')).toBeTruthy();
  await choose('Building class', 'Standard');
  expect(within(calculator).getByText('Concrete frame')).toBeTruthy();
  await choose('Region', 'Papua');
  const area = screen.getByRole<HTMLInputElement>('textbox', { name: 'Floor area of all storeys (m²)' });
  await user.type(area, '1a2.0');
  expect(area.value).toBe('120');
  await user.tripleClick(area);
  await user.paste('120,5');
  expect(area.value).toBe('120');
  expect(within(calculator).getByText('Rp 957.000.000')).toBeTruthy();
  expect(within(calculator).getByText(/Source: Price list of 2026, 01\/11\/2026/)).toBeTruthy();
  expect(within(calculator).getByText('Sample figures.')).toBeTruthy();
});

it('shows every cost by class and region', async () => {
  renderAgentScreen(Screen, { api: { buildingCosts: guide } });
  const table = (await screen.findByRole('heading', { name: 'Cost per m² by class and region' })).closest(
    'section',
  )!;
  expect([...table.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    'Rp 3.680.000',
    'Rp 5.800.000',
    'Rp 5.060.000',
    'Rp 7.975.000',
  ]);
});

it('shows an empty text when there is no guide', async () => {
  renderAgentScreen(Screen, { api: { buildingCosts: { ...guide, costs: [] } } });
  expect(await screen.findByText('There is no cost guide yet.')).toBeTruthy();
});
