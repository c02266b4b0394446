import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { PointsCard } from './points-card.tsx';

const Card = () => <PointsCard points={useQuery(queryOf(agentEndpoints.getPoints))} />;

it.each([
  ['en', 'Statement and redemption'],
  ['id', 'Riwayat poin dan penukaran'],
] as const)(
  'leads from the balance to statement and redemption, in "%s" [DASH-032]',
  async (language, name) => {
    const { user, address } = renderAgentScreen(Card, {
      language,
      api: {
        getPoints: { total: 1250, thisMonth: 0, completedReferrals: 3, illustrative: false, entries: [] },
      },
    });
    await user.click(await screen.findByRole('link', { name }));
    expect(address()).toBe('/oonapoints');
  },
);
