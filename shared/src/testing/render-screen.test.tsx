import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryOf } from '@payung/shared/api/query.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';
import { useText } from '#messages/text.ts';
import { aLinkVisit } from './people.ts';
import { renderScreen } from './render-screen.tsx';

const Areas = () => {
  const t = useText();
  const areas = useQuery(queryOf(endpoints.coverageAreas));
  return (
    <main>
      <h1>{t('common.needHelp')}</h1>
      <p>{areas.data?.map((area) => area.description).join(', ')}</p>
    </main>
  );
};

it('renders a screen with its language, its visitor and answers from the endpoint table', async () => {
  const { callsOf } = renderScreen(<Areas />, {
    language: 'id',
    session: aLinkVisit(),
    api: { coverageAreas: [{ id: '1', description: 'ASEAN', tripType: 2 }] },
  });
  expect(await screen.findByText('ASEAN')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Butuh Bantuan' })).toBeTruthy();
  expect(callsOf('coverageAreas')[0]?.headers['x-cipher']).toBe('link-cipher');
});
