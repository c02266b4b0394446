import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { setWidth } from '@payung/shared/testing/device.ts';
import { Frame } from '#screens.ts';
import { REQUIREMENTS } from '#rules/requirements.ts';
import { RequirementsDialog } from './requirements-dialog.tsx';

const open = (language: 'en' | 'id' = 'en') => {
  const onClose = vi.fn<() => void>();
  const onConfirm = vi.fn<() => void>();
  const page = renderScreen(<RequirementsDialog onClose={onClose} onConfirm={onConfirm} />, {
    language,
    frame: (inner) => <Frame>{inner}</Frame>,
  });
  return { ...page, onClose, onConfirm };
};
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm' });

it.each([
  [621, 'modal'],
  [620, 'drawer'],
  [619, 'drawer'],
])('opens at a width of %i pixels as a %s [HOME-002]', (width, shape) => {
  setWidth(width);
  open();
  expect(screen.getByRole('dialog').getAttribute('data-shape')).toBe(shape);
});

it.each([
  ['dwelling house or apartment only', 'HOME-003'],
  ['maximum total sum insured Rp10B (Rp 10.000.000.000)', 'HOME-004'],
  ['first-class construction', 'HOME-005'],
  ['nil loss in the past 5 years', 'HOME-006'],
  ['road in front wide enough for two vehicles side by side', 'HOME-007'],
])('lists the requirement "%s" [%s]', (requirement) => {
  open();
  const list = within(screen.getByRole('list', { name: 'Before you begin' }));
  expect(list.getByText(requirement)).toBeTruthy();
  expect(list.getAllByRole('listitem')).toHaveLength(5);
});

it('shows the highest sum in Indonesian with points between thousands [HOME-011]', () => {
  open('id');
  expect(
    screen.getByText('total nilai pertanggungan maksimal Rp 10 miliar (Rp 10.000.000.000)'),
  ).toBeTruthy();
});

it.each(['en', 'id'] as const)('shows in %s the words that the ledger keeps', (language) => {
  open(language);
  // "Rp" and its amount stay on one line.
  const shown = screen.getByRole('dialog').textContent?.replaceAll('\u{A0}', ' ');
  for (const line of REQUIREMENTS.words[language].split('\n')) expect(shown).toContain(line);
});

it('closes with Back without the agreement [HOME-008]', async () => {
  const { user, onClose, onConfirm } = open();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

it('confirms only with the ticked agreement [HOME-010]', async () => {
  const { user, onConfirm } = open();
  expect(confirm().disabled).toBe(true);
  await user.click(screen.getByRole('checkbox'));
  expect(confirm().disabled).toBe(false);
  await user.click(screen.getByRole('checkbox'));
  expect(confirm().disabled).toBe(true);
  await user.click(screen.getByRole('checkbox'));
  await user.click(confirm());
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
