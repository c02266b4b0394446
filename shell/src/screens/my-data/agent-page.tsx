import { useQuery } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { privacyEndpoints } from '@payung/shared/api/endpoints/privacy.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { homePathOf } from '@payung/shared/domain/people/user-home.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { ClosureBlock } from './closure-block.tsx';
import { ConsentsBlock } from './consents-block.tsx';
import { CustomerRequests } from './customer-requests.tsx';
import { ExportBlock } from './export-block.tsx';
import { Sections } from './sections.tsx';
import { useText } from './texts.ts';

/** What is kept of an agent; what customers ask the agent to correct. */
export const AgentPage = () => {
  const text = useText();
  const read = useQuery(queryOf(privacyEndpoints.agentData));
  const refresh = () => read.refetch();
  const session = useSession();
  const home = session.kind === 'agent' ? homePathOf(session.user.userType) : '/';
  return (
    <Page title={text('data.title')} back={home} intro={text('data.introAgent')}>
      <QueryBoundary of={[read]} loading={<Loading shape="sections" />}>
        {(data) => (
          <div className="py-stack">
            <CustomerRequests requests={data.customerRequests} refresh={refresh} />
            <Sections sections={data.sections} />
            {data.consents.length === 0 ? null : (
              <ConsentsBlock
                withdraw={(purpose) => call(privacyEndpoints.withdrawOwnConsent, { body: { purpose } })}
                consents={data.consents}
                refresh={refresh}
              />
            )}
            <ExportBlock download={() => call(privacyEndpoints.exportAgentData)} />
            <ClosureBlock requests={data.requests} refresh={refresh} />
          </div>
        )}
      </QueryBoundary>
    </Page>
  );
};
