import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PolicyCheck } from '@payung/shared/schemas/payment.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { withTexts } from '#testing/with-texts.tsx';
import { Screen } from './policy-check.screen.tsx';

const GENUINE: PolicyCheck = {
  policyNo: 'PO2601000001',
  product: 'Kite Insurance',
  insurer: 'PT Asuransi Payung Nusantara',
  initials: 'S. N.',
  startDate: '2027-03-01',
  endDate: '2027-03-10',
  status: 'inForce',
};

const open = (policyCheck: FakeReplies['policyCheck']) =>
  renderScreen(<Screen />, {
    frame: withTexts,
    route: '/policycheck/0123456789abcdef',
    path: '/policycheck/:code',
    api: { policyCheck },
  });

it('says that a policy is genuine, with number, product, period and initials, to somebody who is not signed in', async () => {
  const page = open(GENUINE);
  expect(await screen.findByRole('heading', { level: 1, name: 'This policy is genuine' })).toBeTruthy();
  for (const said of ['PO2601000001', 'Kite Insurance', '01/03/2027 to 10/03/2027', 'In force', 'S. N.'])
    expect(screen.getByText(said)).toBeTruthy();
  expect(page.callsOf('policyCheck')[0]?.params).toEqual({ code: '0123456789abcdef' });
});

it.each([
  [
    'unpaid',
    'This policy is genuine',
    'This policy is not paid yet. If it is not paid in time, it is cancelled.',
  ],
  ['ended', 'This policy is genuine', 'Over'],
  ['cancelled', 'Genuine, but cancelled', 'This policy was cancelled and gives no cover.'],
] as const)('says of a policy that is %s how it stands', async (status, title, said) => {
  open({ ...GENUINE, status });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(said)).toBeTruthy();
});

it('says clearly that a document is not genuine, and whom to call', async () => {
  open(refuse({ status: 404, errCode: 4, errMsg: 'Not found' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Not genuine' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call +62 21 5555 0222' }).getAttribute('href')).toBe(
    'tel:+622155550222',
  );
});

it('does not say that a document is not genuine when the server cannot be asked', async () => {
  open(refuse({ status: 500, errCode: 1, errMsg: 'Away' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText('Not genuine')).toBeNull();
});
