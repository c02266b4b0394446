import { HOME_PATHS } from '@payung/shared/domain/people/user-home.ts';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { LinkTabs } from '#tabs.tsx';
import { AgentLedger } from './agent-ledger.tsx';
import { Cancellation } from './cancellation.tsx';
import { Comparison } from './comparison.tsx';
import { Redemptions } from './redemptions.tsx';
import { tabAddress, useWorkPlace, WORK_TABS } from './work-place.ts';

const TABS = {
  redemptions: Redemptions,
  ledger: AgentLedger,
  cancellation: Cancellation,
  comparison: Comparison,
} as const;

/** The work of staff on points (ruling R39). */
export const Screen = () => {
  const text = useText();
  const { tab } = useWorkPlace();
  const Tab = TABS[tab];
  return (
    <Page title={text('pointsWork.title')} back={HOME_PATHS.staff} intro={text('pointsWork.intro')}>
      <LinkTabs
        label={text('pointsWork.tabs')}
        tabs={WORK_TABS}
        current={tab}
        textOf={(one) => text(`pointsWork.tab.${one}`)}
        addressOf={tabAddress}
      />
      <Tab />
    </Page>
  );
};
