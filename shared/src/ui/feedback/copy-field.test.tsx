import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { CopyField } from './copy-field.tsx';
import { ShareSheet } from '#ui/feedback/share-sheet.tsx';

const LINK = 'https://payung.example/app/kite/aB3dE9';

it('copies its text and confirms it', async () => {
  const { user, toasts } = renderScreen(<CopyField label="Link" value={LINK} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(LINK);
  expect(toasts).toEqual([{ kind: 'success', text: 'link copied' }]);
});

it('asks the user to copy by hand when the browser refuses', async () => {
  const { user, toasts } = renderScreen(<CopyField label="Link" value={LINK} />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/please copy it yourself/)).toBeTruthy();
  expect(toasts).toEqual([]);
});

it('shares by WhatsApp, email and a QR code with an accessible name', () => {
  renderScreen(
    <ShareSheet link={LINK} message={`Your quote: ${LINK}`} phone="081234567890" emailSubject="Quote" />,
  );
  const whatsApp = screen.getByRole('link', { name: 'WhatsApp' });
  expect(whatsApp.getAttribute('href')).toBe(
    `https://wa.me/6281234567890?text=${encodeURIComponent(`Your quote: ${LINK}`)}`,
  );
  expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toContain(
    'mailto:?subject=Quote&body=',
  );
  expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeTruthy();
});

it('shows WhatsApp first and folds the QR code away', () => {
  renderScreen(<ShareSheet link={LINK} message={`Your quote: ${LINK}`} />);
  const whatsApp = screen.getByRole('link', { name: 'WhatsApp' });
  const field = screen.getByLabelText('Link');
  expect(whatsApp.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const code = screen.getByRole('img', { name: 'QR code of the link' });
  expect(code.closest('details')?.open).toBe(false);
});
