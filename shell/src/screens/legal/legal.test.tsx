import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { withTexts } from '#testing/with-texts.tsx';
import { Screen } from './legal.screen.tsx';

const TERMS = {
  version: '2026-11',
  language: 'en',
  title: 'Terms and conditions',
  sections: [{ heading: '1. Who', paragraphs: ['You and the insurer.'] }],
  hash: 'a'.repeat(64),
  inForceFrom: '2026-11-25',
} as const;

const open = (route: string, legalText: unknown = TERMS) =>
  renderScreen(<Screen />, {
    frame: withTexts,
    route,
    path: '/legal/:document',
    api: { legalText: legalText as typeof TERMS },
  });

it('shows the legal text in force today, with its version', async () => {
  const page = open('/legal/terms');
  expect(await screen.findByText('Version 2026-11, in force from 25/11/2026')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeTruthy();
  expect(screen.getByText('You and the insurer.')).toBeTruthy();
  expect(page.callsOf('legalText')[0]?.params).toEqual({ document: 'terms' });
});

it('shows the version of the legal text that the address names', async () => {
  const page = open('/legal/privacy?version=2026-10');
  await screen.findByText('You and the insurer.');
  expect(page.callsOf('legalText')[0]?.query).toMatchObject({ version: '2026-10' });
});

it('shows an error when there is no legal text of that name', async () => {
  open('/legal/unknown', refuse({ status: 404, errCode: 4, errMsg: 'Not found' }));
  expect(await screen.findByText(/not found|does not exist|no longer/i)).toBeTruthy();
});
