import { AddressTabs } from '#address-tabs.tsx';
import { useText } from '#messages/catalogue.ts';
import { tabAddress, WORK_TABS } from './work-place.ts';
import type { WorkTab } from './work-place.ts';

/** What staff do about points. */
export const WorkTabs = ({ tab }: { readonly tab: WorkTab }) => {
  const text = useText();
  return (
    <AddressTabs
      label={text('pointsWork.tabs')}
      tabs={WORK_TABS}
      current={tab}
      textOf={(one) => text(`pointsWork.tab.${one}`)}
      addressOf={tabAddress}
    />
  );
};
