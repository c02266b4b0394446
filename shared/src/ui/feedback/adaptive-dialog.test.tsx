import { useLayoutEffect, useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { setWidth } from '#testing/device.ts';
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

/** Fires popstate after a step back, as browsers do; the test browser does not. */
const tellStepBack = (): void => {
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
};

beforeEach(() => {
  window.history.replaceState(null, '');
  vi.spyOn(window.history, 'back').mockImplementation(tellStepBack);
  // Whatever another test file has left under way is over.
  tellStepBack();
  return () => vi.restoreAllMocks();
});

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

const back = (state: unknown = null) => {
  const seen = vi.fn<() => void>();
  window.addEventListener('popstate', seen, { once: true });
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
  window.removeEventListener('popstate', seen);
  return { wasSeen: seen.mock.calls.length > 0 };
};

it('is closed by Back, which does not leave the page', async () => {
  const { user } = renderScreen(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  let step = { wasSeen: true };
  act(() => {
    step = back();
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(step.wasSeen).toBe(false);
  // With nothing open, Back is the router's.
  expect(back().wasSeen).toBe(true);
});

it('closes one of two nested dialogs at a time, the upper first', () => {
  const closed: string[] = [];
  renderScreen(
    <>
      <AdaptiveDialog open title="Lower" onClose={() => closed.push('lower')} />
      <AdaptiveDialog open title="Upper" onClose={() => closed.push('upper')} />
    </>,
  );
  back();
  expect(closed).toEqual(['upper']);
  back();
  expect(closed).toEqual(['upper', 'lower']);
});

it('has its history entry before it is painted: Back that is pressed at once closes it', () => {
  let painted: unknown;
  const Page = () => {
    // Runs before the browser paints, and after what the dialog does by then.
    useLayoutEffect(() => {
      painted = window.history.state;
    }, []);
    return (
      <AdaptiveDialog open title="Price detail" onClose={() => undefined}>
        Inside
      </AdaptiveDialog>
    );
  };
  renderScreen(<Page />);
  expect(painted).toHaveProperty('payungLayer');
});

it('removes its history entry when it is closed by its button', async () => {
  const historyBack = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  const { user } = renderScreen(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(window.history.state).toHaveProperty('payungLayer');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await vi.waitFor(() => expect(historyBack).toHaveBeenCalledOnce());
  // That step is nobody else's; the next one is.
  expect(back().wasSeen).toBe(false);
  expect(back().wasSeen).toBe(true);
  historyBack.mockRestore();
});

it('leaves Back to the page when the dialog is the page’s own question', () => {
  const onClose = vi.fn<() => void>();
  renderScreen(<AdaptiveDialog open closesOnBack={false} title="Title" onClose={onClose} />);
  expect(back().wasSeen).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  { isListOpen: true, isTaken: true, what: 'leaves Escape to an open list of a field' },
  { isListOpen: false, isTaken: false, what: 'takes Escape from a field whose list is closed' },
])('$what', ({ isListOpen, isTaken }) => {
  renderScreen(
    <AdaptiveDialog open title="Price detail" onClose={() => undefined}>
      <input role="combobox" aria-label="City" aria-controls="cities" aria-expanded={isListOpen} />
    </AdaptiveDialog>,
  );
  // The browser closes the dialog unless the key was taken.
  expect(fireEvent.keyDown(screen.getByLabelText('City'), { key: 'Escape' })).toBe(!isTaken);
});
