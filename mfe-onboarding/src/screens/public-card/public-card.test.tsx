import { aJpeg } from '@payung/shared/testing/fake-pictures.ts';
import { expect, it } from 'vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { aPublicCard } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './public-card.screen.tsx';

const open = async (api: FakeReplies = {}) => {
  const view = renderRegistration(Screen, {
    session: anAgent(),
    route: '/profile-card',
    api: { getPublicCard: aPublicCard(), ...api },
  });
  await screen.findByRole('heading', { level: 1, name: 'My public card' });
  return view;
};

const group = (name: string) => within(screen.getByRole('region', { name }));
const preview = () => within(screen.getByRole('region', { name: 'Card of Sari Wulandari' }));
const fill = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Save' }));

it('shows the typed card in the preview, and saves it [R40]', async () => {
  const saved = aPublicCard({ achievements: ['Agent of the year'] });
  const view = await open({ savePublicCard: saved });
  fireEvent.click(group('Achievements').getByRole('button', { name: /^Add/ }));
  fill('Achievement', 'Agent of the year');
  fill('Company or office that is shown', 'Kantor Bandung');
  expect(await preview().findByText('Agent of the year')).toBeTruthy();
  expect(preview().getByText('Kantor Bandung')).toBeTruthy();
  save();
  await waitFor(() => expect(view.toasts).toEqual([{ kind: 'success', text: 'Your public card is saved' }]));
  expect(view.callsOf('savePublicCard').map(({ method, address, body }) => [method, address, body])).toEqual([
    [
      'PUT',
      'agent/public-card',
      {
        company: 'Kantor Bandung',
        achievements: ['Agent of the year'],
        socialLinks: [],
        blogs: [],
        testimonials: [],
      },
    ],
  ]);
});

it('counts the entries, and allows no sixth [R40]', async () => {
  await open({ getPublicCard: aPublicCard({ achievements: ['1st', '2nd', '3rd', '4th'] }) });
  const add = group('Achievements').getByRole<HTMLButtonElement>('button', { name: /^Add/ });
  expect(group('Achievements').getByText('4 of 5')).toBeTruthy();
  fireEvent.click(add);
  expect(await group('Achievements').findByText('5 of 5')).toBeTruthy();
  expect(add.disabled).toBe(true);
});

/** antd shows field errors with a delay, which is longer on a busy machine. */

it('accepts https addresses only [R40]', async () => {
  const view = await open({
    getPublicCard: aPublicCard({ blogs: [{ title: 'Blog', url: 'https://example.com' }] }),
  });
  fill('Address', 'http://example.com');
  save();
  expect(await screen.findByText('Enter an address that begins with https://')).toBeTruthy();
  expect(view.callsOf('savePublicCard')).toEqual([]);
});

const choose = (): void =>
  void fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, {
    target: { files: [aJpeg('me.jpg')] },
  });

it('sends a picture, and shows why one was not accepted', async () => {
  const answers = [refuse({ status: 400, errCode: 4, errMsg: 'Too dark' }), { message: 'ok' }];
  const view = await open({ uploadCardPicture: () => answers.shift() ?? { message: 'ok' } });
  choose();
  expect(await screen.findByText('Too dark')).toBeTruthy();
  choose();
  expect(await preview().findByRole('img', { name: 'Picture of Sari Wulandari' })).toBeTruthy();
  expect(view.callsOf('uploadCardPicture')).toHaveLength(2);
});
