import { expect, it } from 'vitest';
import { fireEvent, screen } from '@testing-library/react';
import type { MyProfile } from '@payung/shared/schemas/profile.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { aMyProfile } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { Screen } from './profile-done.screen.tsx';

const card = (idCard: MyProfile['idCard']): Partial<MyProfile> => ({ idCard });
const onFile = { isOnFile: true, number: '•••0009' };
const sent = { isOnFile: false, number: '', review: { status: 'submitted', reason: '' } } as const;

it.each([
  ['/profile-id-card-done', card(onFile), 'Your ID card is saved', 'en', 'Back to Profile'],
  ['/profile-id-card-done', card(sent), 'Your ID card is sent', 'en', 'Back to Profile'],
  ['/profile-id-card-done', card({ isOnFile: false, number: '' }), 'Not given yet', 'en', 'Back to Profile'],
  ['/profile-tax-id-done', { tax: onFile }, 'Your tax number is saved', 'en', 'Back to Profile'],
  ['/profile-tax-id-done', {}, 'Not given yet', 'en', 'Back to Profile'],
  ['/profile-id-card-done', card(onFile), 'KTP Anda sudah disimpan', 'id', 'Kembali ke profil'],
  ['/profile-id-card-done', card(sent), 'KTP Anda sudah dikirim', 'id', 'Kembali ke profil'],
] as const)(
  '%s with %j shows the result of the change, and offers Back to Profile [ONB-013]',
  async (route, change, title, language, back) => {
    const view = renderRegistration(Screen, {
      session: anAgent(),
      route,
      language,
      api: { getProfile: aMyProfile(change) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: back }));
    expect(view.address()).toBe('/profile');
  },
);
