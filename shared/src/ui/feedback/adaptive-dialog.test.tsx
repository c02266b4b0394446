import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { setWidth } from '#testing/set-width.ts';
import { AdaptiveDialog } from './adaptive-dialog.tsx';

const Opener = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <AdaptiveDialog open={isOpen} title="Price detail" onClose={() => setOpen(false)}>
        Inside
      </AdaptiveDialog>
    </>
  );
};

const shapeAt = (width: number): string | null => {
  setWidth(width);
  return screen.getByRole('dialog', { name: 'Price detail' }).getAttribute('data-shape');
};

it('is a drawer at 619 and 620 pixels and a modal at 621 [SHELL-033]', async () => {
  setWidth(621);
  const { user } = renderScreen(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(shapeAt(621)).toBe('modal');
  expect(shapeAt(620)).toBe('drawer');
  expect(shapeAt(619)).toBe('drawer');
});

it('stops the page from scrolling while it is open, and closes by its button', async () => {
  const { user } = renderScreen(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(document.body.classList.contains('locked')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body.classList.contains('locked')).toBe(false);
});

it('asks its owner to close on Escape', () => {
  const onClose = vi.fn<() => void>();
  renderScreen(
    <AdaptiveDialog open title="Title" onClose={onClose}>
      Inside
    </AdaptiveDialog>,
  );
  const cancel = new Event('cancel', { cancelable: true });
  screen.getByRole('dialog').dispatchEvent(cancel);
  expect(onClose).toHaveBeenCalledOnce();
  expect(cancel.defaultPrevented).toBe(true);
});
