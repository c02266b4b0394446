import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { RecentQuote } from '@payung/shared/api/endpoints/agent.ts';
import type { Api } from './api.ts';

/** The newest quote of an agent, of whichever product: every product brings some into the demo. */
export const newestQuote = async (api: Api): Promise<RecentQuote> => {
  const { items } = await api.call(endpoints.recentQuotes, { query: { perPage: '5', pageNo: '1' } });
  const [newest] = items;
  if (newest === undefined) throw new Error('The demo gives this agent no quote.');
  return newest;
};

/** Every quote of an agent for one insured person, so that a test can count them. */
export const quotesFor = async (api: Api, insured: string): Promise<readonly RecentQuote[]> => {
  const { items } = await api.call(endpoints.recentQuotes, { query: { perPage: '100', pageNo: '1' } });
  return items.filter((quote) => quote.insuredName === insured);
};
