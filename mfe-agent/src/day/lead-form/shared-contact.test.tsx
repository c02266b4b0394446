import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SharedContact } from '@payung/shared/installed-app.ts';
import { takeHandedList } from '#day/lead-import/handed-list.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './lead-form.screen.tsx';

/** The worker of the installed application, which has taken that contact. */
const share = (contact: SharedContact): void => {
  const controller = {
    postMessage: (_asked: unknown, [port]: readonly MessagePort[]) => port?.postMessage(contact),
  };
  vi.stubGlobal('navigator', {
    language: navigator.language,
    userAgent: navigator.userAgent,
    onLine: true,
    serviceWorker: { controller },
  });
};
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  renderAgentScreen(Screen, {
    api: { leadCounts: { counts: {} as never } },
    route: '/oonaleadform?shared',
  });

const cardOf = (name: string, phone: string): string =>
  `BEGIN:VCARD\nVERSION:3.0\nN:Santoso;${name};;;\nTEL:021-5550123\nTEL;TYPE=CELL:${phone}\nEND:VCARD\n`;

it('fills in the form with the person who was shared, the mobile number first', async () => {
  share({ cards: [cardOf('Budi', '\u202A+62 812\u20110000\u20110123\u202C')], title: '', text: '' });
  open();
  expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Budi');
  expect(screen.getByLabelText<HTMLInputElement>('Mobile number').value).toBe('081200000123');
});

it('says that several people were shared, and leads to the import with all of them', async () => {
  share({ cards: [cardOf('Budi', '081200000123') + cardOf('Siti', '081200000124')], title: '', text: '' });
  const { user, address } = open();
  expect(await screen.findByText(/^2 people were shared\./)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Import all' }));
  expect(address()).toBe('/oonaleadimport');
  expect(await takeHandedList()?.text()).toContain('"Siti","Santoso","081200000124 / 0215550123"');
});
