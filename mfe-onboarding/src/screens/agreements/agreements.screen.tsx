import { useQuery } from '@tanstack/react-query';
import { agreementEndpoints } from '@payung/shared/api/endpoints/agreement.ts';
import type { AgreementVersion } from '@payung/shared/schemas/agreement.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Block, Page } from '@payung/shared/ui/layout/page.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { AgreementForm } from './agreement-form.tsx';

type State = 'future' | 'now' | 'past';

/** The list begins with the newest: the first that has begun is in force. */
const stateOf = (agreement: AgreementVersion, all: readonly AgreementVersion[], day: string): State => {
  if (agreement.inForceFrom > day) return 'future';
  return all.find(({ inForceFrom }) => inForceFrom <= day) === agreement ? 'now' : 'past';
};

const Versions = ({ agreements }: { readonly agreements: readonly AgreementVersion[] }) => {
  const text = useText();
  return (
    <Block id="agreement-versions" title={text('agreements.versions')}>
      <ul className="py-stack">
        {agreements.map((agreement) => (
          <li key={agreement.version}>
            <strong>{text('agreement.versionOf', { version: agreement.version })}</strong>
            {` · ${text(`agreements.state.${stateOf(agreement, agreements, today())}`, {
              day: formatDate(agreement.inForceFrom),
            })}`}
            <p className="py-small py-quiet">
              {text('agreements.facts', {
                count: agreement.accepted,
                moment: formatMoment(agreement.publishedAt),
              })}
            </p>
          </li>
        ))}
      </ul>
    </Block>
  );
};

/** Staff see the versions of the agreement, and publish a new one. */
export const Screen = () => {
  const text = useText();
  const read = useQuery(queryOf(agreementEndpoints.listAgreements));
  return (
    <Page
      title={text('agreements.title')}
      intro={text('agreements.intro')}
      back={onboardingRoutes.reviews.path}
    >
      <QueryBoundary of={[read]} loading={<Loading shape="sections" />}>
        {({ agreements }) => (
          <>
            <Versions agreements={agreements} />
            <AgreementForm
              versions={agreements.map(({ version }) => version)}
              refresh={() => read.refetch()}
            />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};
