import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { withTexts } from '#testing/with-texts.tsx';
import { shellScreens } from '#screens.ts';

it.each([
  ['linkNotValid', '/linknotvalid', 'This link has expired'],
  ['linkNotVaild', '/linknotvaild', 'This link has expired'],
  ['linkNotMatch', '/linknotmatch', 'We do not recognise this link'],
] as const)(
  'the screen %s shows at %s the title "%s", and help by mail and WhatsApp',
  async (id, route, title) => {
    const { Screen } = await shellScreens[id]();
    renderScreen(<Screen />, { frame: withTexts, route });
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Need Help' }).getAttribute('href')).toMatch(/^mailto:/);
    expect(screen.getByRole('link', { name: 'Help by WhatsApp' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/6281155550333\?text=/,
    );
  },
);

const openExpired = async (agent?: { readonly name: string; readonly phone: string }) => {
  const { Screen } = await shellScreens.linkNotValid();
  return renderScreen(<Screen />, {
    frame: withTexts,
    route: '/linknotvalid',
    state: { linkId: 'aB3dE9' },
    language: 'id',
    api: { expiredLink: agent === undefined ? {} : { agent } },
  });
};

it('asks the agent of an expired link for a new one by WhatsApp', async () => {
  const { callsOf } = await openExpired({ name: 'Sari', phone: '6281111112222' });
  const ask = await screen.findByRole('link', { name: 'Minta tautan baru ke Sari' });
  expect(ask.getAttribute('href')).toBe(
    `https://wa.me/6281111112222?text=${encodeURIComponent('Halo Sari, tautan penawaran asuransi saya sudah kedaluwarsa. Boleh kirim tautan baru?')}`,
  );
  expect(callsOf('expiredLink')[0]?.query).toEqual({ id: 'aB3dE9' });
});

it('offers the help of the insurer alone where nobody is named', async () => {
  const { callsOf } = await openExpired();
  await screen.findByRole('link', { name: 'Butuh Bantuan' });
  expect(callsOf('expiredLink')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: /Minta tautan baru/ })).toBeNull();
});
