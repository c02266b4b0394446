import { networkEndpoints } from '@payung/shared/api/endpoints/network.ts';
import { useListPages } from '@payung/shared/api/list-pages.ts';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useHasNetwork, useHomePath } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { LevelFigures } from './level-figures.tsx';
import { MemberPanel } from './member-panel.tsx';
import { NetworkLevel } from './network-level.tsx';
import { networkSearchOf, useNetworkPlace } from './network-place.ts';
import { NetworkTools } from './network-tools.tsx';
import { PeriodChoice } from './period-choice.tsx';

/** Figures of the levels, then one level or what a search found, as a table or as a picture (NET-001). */
export const NetworkPage = () => {
  const text = useText();
  const home = useHomePath();
  const hasNetwork = useHasNetwork();
  const navigation = useNetworkPlace();
  const { place, member } = navigation;
  const search = networkSearchOf(place);
  const pages = useListPages(networkEndpoints.listNetwork, search);
  return (
    <Page
      title={text('tree.title')}
      back={home}
      intro={text(hasNetwork ? 'tree.intro.all' : 'tree.intro.mitra')}
    >
      <PeriodChoice navigation={navigation} />
      <LevelFigures navigation={navigation} />
      <NetworkTools navigation={navigation} />
      <NetworkLevel navigation={navigation} pages={pages} />
      {member === '' ? null : <MemberPanel key={member} memberId={member} navigation={navigation} />}
    </Page>
  );
};
