import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryOf } from '@payung/shared/api/query.ts';
import { useText } from '#messages/text.ts';
import { kiteEndpoints } from './kite.ts';
import { aLinkVisit } from './samples/people.ts';
import { renderScreen } from './render-screen.tsx';

const Winds = () => {
  const t = useText();
  const winds = useQuery(queryOf(kiteEndpoints.winds));
  return (
    <main>
      <h1>{t('common.needHelp')}</h1>
      <p>{winds.data?.map(({ name }) => name).join(', ')}</p>
    </main>
  );
};

it('renders a screen with its language, its visitor and answers from the endpoint table', async () => {
  const { callsOf } = renderScreen(<Winds />, {
    language: 'id',
    session: aLinkVisit(),
    endpoints: kiteEndpoints,
    api: { winds: [{ id: '1', name: 'Monsoon' }] },
  });
  expect(await screen.findByText('Monsoon')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Butuh Bantuan' })).toBeTruthy();
  expect(callsOf('winds')[0]?.headers['x-cipher']).toBe('link-cipher');
});
