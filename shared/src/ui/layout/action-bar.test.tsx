import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { ActionBar } from './action-bar.tsx';

it('calls onRefused instead of onPress while it is disabled', async () => {
  const onPress = vi.fn<() => void>();
  const onRefused = vi.fn<() => void>();
  const { user } = renderScreen(
    <ActionBar primary={{ label: 'Next', disabled: true, onPress, onRefused }} />,
  );
  const next = screen.getByRole('button', { name: 'Next' });
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await user.click(next);
  expect(onPress).not.toHaveBeenCalled();
  expect(onRefused).toHaveBeenCalledOnce();
});

it('ignores a press while it is busy', async () => {
  const onPress = vi.fn<() => void>();
  const { user } = renderScreen(<ActionBar primary={{ label: 'Next', busy: true, onPress }} />);
  await user.click(screen.getByRole('button', { name: /Next/ }));
  expect(onPress).not.toHaveBeenCalled();
});

it('opens the price detail from the total', async () => {
  const onExplain = vi.fn<() => void>();
  const { user } = renderScreen(
    <ActionBar total={1_250_000} onExplain={onExplain} primary={{ label: 'Next' }} />,
  );
  await user.click(screen.getByRole('button', { name: /Total.*Rp 1\.250\.000.*Price detail/ }));
  expect(onExplain).toHaveBeenCalledOnce();
});
