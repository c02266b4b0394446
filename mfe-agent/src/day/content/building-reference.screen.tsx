import { useQuery } from '@tanstack/react-query';
import { contentEndpoints } from '@payung/shared/api/endpoints/content.ts';
import type { BuildingCosts } from '@payung/shared/schemas/content.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { CostCalculator, GuideSource } from '@payung/shared/journey/cost-guide/cost-calculator.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Empty, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Block, Page } from '@payung/shared/ui/layout/page.tsx';
import { Row, Rows } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { useHomePath } from '#agent-user.ts';
import { groupBy } from '#day/group-by.ts';
import { useText } from '#messages/catalogue.ts';

/** Every cell of the guide, a list for each class: no wide table on a phone. */
const CostTable = ({ guide }: { guide: BuildingCosts }) => {
  const text = useText();
  return (
    <Block id="table" title={text('building.table')}>
      {groupBy(guide.costs, ({ buildingClass }) => buildingClass).map(([buildingClass, costs]) => (
        <section key={buildingClass} className="py-stack-tight">
          <h3>{costs[0]?.className}</h3>
          <p className="py-small py-quiet">{costs[0]?.description}</p>
          <Rows>
            {costs.map(({ region, regionName, costPerSquareMetre }) => (
              <Row key={region} label={regionName}>
                <Rupiah amount={costPerSquareMetre} />
              </Row>
            ))}
          </Rows>
        </section>
      ))}
      <GuideSource guide={guide} />
    </Block>
  );
};

/** The cost guide of buildings: what building again would cost. */
export const Screen = () => {
  const text = useText();
  const home = useHomePath();
  const answer = useQuery(queryOf(contentEndpoints.buildingCosts));
  return (
    <Page title={text('building.title')} intro={text('building.intro')} back={home}>
      <QueryBoundary of={[answer]} loading={<Loading shape="form" />}>
        {(guide) =>
          guide.costs.length === 0 ? (
            <Empty text={text('building.none')} />
          ) : (
            <>
              <Block id="calculator" title={text('building.calculator')}>
                <CostCalculator guide={guide} />
              </Block>
              <CostTable guide={guide} />
            </>
          )
        }
      </QueryBoundary>
    </Page>
  );
};
