import { useQuery } from '@tanstack/react-query';
import { agentEndpoints } from '@payung/shared/api/endpoints/agent.ts';
import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useHomePath } from '#agent-user.ts';
import { useText } from '#messages/catalogue.ts';
import { FiguresCard } from './figures-card.tsx';
import { PointsCard } from './points-card.tsx';
import { StatusCard } from './status-card.tsx';

/** How the agent, or the network below, has sold (DASH-032): what the home page sums up in one line. */
export const Screen = () => {
  const text = useText();
  const home = useHomePath();
  const figures = useQuery(queryOf(listEndpoints.homeFigures));
  const points = useQuery(queryOf(agentEndpoints.getPoints));
  return (
    <Page title={text('performance.title')} back={home} aside={<PointsCard points={points} />}>
      <FiguresCard figures={figures} />
      <StatusCard figures={figures} />
    </Page>
  );
};
