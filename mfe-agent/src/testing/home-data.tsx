import { screen, within } from '@testing-library/react';
import type { RecentQuote } from '@payung/shared/schemas/agent.ts';
import { aProfile } from '#testing/agent-data.ts';
import { aTodayDue, someFigures } from '#testing/list-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from '#day/home/home.screen.tsx';

/** Points that follow the example table. */
export const examplePoints = {
  total: 1250,
  thisMonth: 25,
  thisMonthWorth: 25_000,
  completedReferrals: 3,
  illustrative: true,
  entries: [{ points: 25, reason: 'policy', policyNo: 'P-1', earnedAt: '2026-11-01T02:00:00Z' }],
} as const;

/** What the home page reads, for these quotes and this profile. */
export const homeAnswers = (quotes: readonly RecentQuote[] = [], profile = aProfile()) => ({
  getAgent: profile,
  recentQuotes: { total: quotes.length, items: quotes },
  getPoints: examplePoints,
  todayDue: aTodayDue(),
  homeFigures: someFigures(),
  todoDatewise: [],
  getContent: [],
  getZone: { zone: 'WIB' as const },
});

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;

/** The home page, with these answers in place of the usual ones. */
export const showHome = ({ api, ...options }: Options = {}) =>
  renderAgentScreen(Screen, { api: { ...homeAnswers(), ...api }, ...options });

export const homeRegion = async (name: string) => within(await screen.findByRole('region', { name }));
