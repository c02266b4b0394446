import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { setWidth } from '#testing/set-width.ts';
import { ProgressPanel } from './progress-panel.tsx';

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Your progress' });

it('names the three steps of a quote and marks the current one [SHELL-031]', () => {
  renderScreen(<ProgressPanel step={1} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Create Quote', 'Customer Details', 'Confirmation']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
});

it('is at 60 percent on the customer-details step [SHELL-032]', () => {
  renderScreen(<ProgressPanel step={2} />);
  expect(bar().value).toBe(60);
  expect(bar().max).toBe(100);
});

it.each([
  [1, 30],
  [3, 100],
] as const)('is at its percentage on step %i (%i)', (step, percent) => {
  renderScreen(<ProgressPanel step={step} />);
  expect(bar().value).toBe(percent);
});

it('is one line at 619 and 620 pixels and a list at 621 [SHELL-033]', () => {
  renderScreen(<ProgressPanel step={2} />);
  setWidth(621);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  setWidth(620);
  expect(screen.queryByRole('listitem')).toBeNull();
  setWidth(619);
  expect(screen.getByText('2 of 3 · Customer Details')).toBeTruthy();
});
