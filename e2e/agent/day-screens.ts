import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { Api } from '#support/api.ts';
import type { AgentName } from '#support/people.ts';
import { newestQuote } from '#support/recent-quotes.ts';

interface DayScreen {
  readonly name: string;
  readonly who: AgentName;
  /** `{lead}` and `{quote}` stand for the agent's newest. */
  readonly path: string;
  /** Loads with the skeleton of another screen that is here. */
  readonly loadsAlike?: boolean;
}

/** The pages of an agent's day, by what belongs together. */
export const DAY_SCREENS: Readonly<Record<string, readonly DayScreen[]>> = {
  leads: [
    { name: 'leads', who: 'mitra', path: '/oonaleads' },
    { name: 'lead', who: 'mitra', path: '/oonalead?leadId={lead}' },
    { name: 'lead-form', who: 'mitra', path: '/oonaleadform' },
    { name: 'lead-import', who: 'mitra', path: '/oonaleadimport' },
  ],
  lists: [
    { name: 'policies', who: 'mitra', path: '/oonapolicies?list=policies' },
    { name: 'renewals', loadsAlike: true, who: 'mitra', path: '/oonapolicies?list=renewals' },
    { name: 'expiring', loadsAlike: true, who: 'mitra', path: '/oonapolicies?list=expiring' },
    { name: 'pending', loadsAlike: true, who: 'mitra', path: '/oonapolicies?list=pending' },
    { name: 'insureds', who: 'mitra', path: '/oonapolicies?list=insureds' },
  ],
  'to-do': [
    { name: 'day', who: 'mitra', path: '/oonatodo' },
    { name: 'week', who: 'mitra', path: '/oonatodo?view=week' },
    { name: 'policy-choice', who: 'mitra', path: '/oonatodo?tab=policy-detail' },
    { name: 'policy-detail', who: 'mitra', path: '/oonatodo?tab=policy-detail&quoteId={quote}' },
  ],
  contents: [
    { name: 'learning', who: 'mitra', path: '/oonalearningcenter' },
    { name: 'faq', loadsAlike: true, who: 'mitra', path: '/oonafaq' },
    { name: 'help', who: 'mitra', path: '/oonahelpingcenter' },
    { name: 'building-costs', who: 'mitra', path: '/buildingreference' },
    { name: 'about', who: 'mitra', path: '/aboutus' },
  ],
  network: [
    { name: 'network-leads', who: 'commercial', path: '/oonacomleads' },
    { name: 'network-policies', loadsAlike: true, who: 'commercial', path: '/oonapolicies?list=policies' },
    { name: 'network-to-do', loadsAlike: true, who: 'commercial', path: '/commercialtodo' },
  ],
};

/** The address of a screen, with the agent's newest lead and quote in it. */
export const addressOfScreen = async ({ path }: DayScreen, api: Api): Promise<string> => {
  if (path.includes('{quote}')) return `/app${path.replace('{quote}', (await newestQuote(api)).quoteId)}`;
  if (!path.includes('{lead}')) return `/app${path}`;
  const { items } = await api.call(endpoints.listLeads, { query: { sort: 'Newest' } });
  const [newest] = items;
  if (newest === undefined) throw new Error('The demo gives this agent no lead.');
  return `/app${path.replace('{lead}', newest.id)}`;
};
