import { useSearchParams } from 'react-router-dom';
import { agentRoutes } from '#contract/routes.ts';

export const WORK_TABS = ['redemptions', 'ledger', 'cancellation', 'comparison'] as const;
type WorkTab = (typeof WORK_TABS)[number];
export const REDEMPTION_TABS = ['open', 'decided'] as const;
export type RedemptionTab = (typeof REDEMPTION_TABS)[number];

/** Maximum length of an agent code and of a policy number (API limit). */
export const CODE_CHARS = 30;

export const tabAddress = (tab: WorkTab): string =>
  tab === 'redemptions' ? agentRoutes.pointsWork.path : `${agentRoutes.pointsWork.path}?tab=${tab}`;

export const ledgerAddress = (agentCode: string): string =>
  `${tabAddress('ledger')}&agent=${encodeURIComponent(agentCode)}`;

/** Tab and search are kept in the address, so that Back and a reload restore them. */
export const useWorkPlace = () => {
  const [query, setQuery] = useSearchParams();
  const shortened = (name: string): string => (query.get(name) ?? '').trim().slice(0, CODE_CHARS);
  return {
    tab: WORK_TABS.find((each) => each === query.get('tab')) ?? 'redemptions',
    status: REDEMPTION_TABS.find((each) => each === query.get('status')) ?? 'open',
    agentCode: shortened('agent'),
    policyNo: shortened('policy'),
    showStatus: (status: RedemptionTab) => setQuery(status === 'open' ? {} : { status }, { replace: true }),
    showAgent: (agent: string) => setQuery({ tab: 'ledger', agent }),
    showPolicy: (policy: string) => setQuery({ tab: 'cancellation', policy }),
  } as const;
};
