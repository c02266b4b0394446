import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { saveFile } from '@payung/shared/ui/feedback/save-file.ts';
import { Block, Page } from '@payung/shared/ui/layout/page.tsx';
import type { DataSection } from '@payung/shared/schemas/privacy.ts';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { call } from '@payung/shared/api/client.ts';
import { privacyEndpoints } from '@payung/shared/api/endpoints/privacy.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { forgetAll } from '@payung/shared/session/forget.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { homePathOf } from '@payung/shared/domain/people/user-home.ts';
import { useSession } from '@payung/shared/session/session.ts';
import { useText } from '#messages/text.ts';
import { ConsentsBlock } from './consents-block.tsx';
import { CorrectionBlock } from './requests.tsx';
import { DeleteBlock, ClosureBlock } from './erasure.tsx';
import { OthersBlock } from './others-block.tsx';
import { CustomerRequests } from './customer-requests.tsx';
import { Button } from '@payung/shared/ui/button.tsx';

const ExportBlock = ({ download }: { readonly download: () => Promise<Blob> }) => {
  const text = useText();
  const saving = useMutation({ mutationFn: async () => saveFile(await download(), 'my-data.json') });
  return (
    <Block id="data-export" title={text('data.export')}>
      <p className="py-quiet">{text('data.exportHelp')}</p>
      <div>
        <Button size="large" loading={saving.isPending} onClick={() => saving.mutate()}>
          {text('data.exportButton')}
        </Button>
      </div>
    </Block>
  );
};

const Section = ({ section }: { readonly section: DataSection }) => {
  const text = useText();
  const { title, facts, source, use, kept } = section;
  return (
    <div className="py-stack-tight">
      <h3>{title}</h3>
      <Facts>
        {facts.map(({ label, value }, at) => (
          // Two people may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <Fact key={`${at} ${label}`} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      <ul className="py-stack-tight py-quiet py-small">
        <li>{text('data.source', { source })}</li>
        <li>{text('data.use', { use })}</li>
        <li>{text('data.kept', { kept })}</li>
      </ul>
    </div>
  );
};

/** What is stored, where it came from, what it is used for, and how long it is kept. */
const Sections = ({ sections }: { readonly sections: readonly DataSection[] }) => {
  const text = useText();
  return (
    <Block id="data-stored" title={text('data.stored')}>
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </Block>
  );
};

interface CustomerPageProps {
  readonly quoteId: string;
  /** The share link, which leads to the page of the quote's stage. */
  readonly quoteAddress: string;
}

const CustomerData = ({
  quoteId,
  quoteAddress,
  onDeleted,
}: CustomerPageProps & { readonly onDeleted: () => void }) => {
  const text = useText();
  const params = { quoteId };
  const read = useQuery(queryOf(privacyEndpoints.customerData, { params }));
  const refresh = () => read.refetch();
  return (
    <Page title={text('data.title')} back={quoteAddress} intro={text('data.introCustomer')}>
      <QueryBoundary of={[read]} loading={<Loading shape="sections" />}>
        {(data) => (
          <div className="py-stack">
            <Sections sections={data.sections} />
            <ExportBlock download={() => call(privacyEndpoints.exportCustomerData, { params })} />
            <CorrectionBlock data={data} quoteId={quoteId} quoteAddress={quoteAddress} refresh={refresh} />
            {data.consents.length === 0 ? null : (
              <ConsentsBlock
                withdraw={(purpose) =>
                  call(privacyEndpoints.withdrawConsent, { params: { quoteId }, body: { purpose } })
                }
                consents={data.consents}
                refresh={refresh}
              />
            )}
            <OthersBlock quoteId={quoteId} />
            <DeleteBlock quoteId={quoteId} deletion={data.deletion} refresh={refresh} onDeleted={onDeleted} />
          </div>
        )}
      </QueryBoundary>
    </Page>
  );
};

/** The session ends with its quote: the page says so, and asks the server for nothing more. */
const CustomerPage = (props: CustomerPageProps) => {
  const text = useText();
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) {
    return (
      <Page title={text('data.deletedTitle')}>
        <p aria-live="polite">{text('data.deletedText')}</p>
      </Page>
    );
  }
  return (
    <CustomerData
      {...props}
      onDeleted={() => {
        setDeleted(true);
        // Drafts and kept answers of the quote in this browser.
        void forgetAll();
      }}
    />
  );
};

/** What is kept of an agent; what customers ask the agent to correct. */
const AgentPage = () => {
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

/** What is stored about the customer or agent of this session, and their rights (law 27/2022). */
export const Screen = () => {
  const session = useSession();
  return session.kind === 'link' ? (
    <CustomerPage quoteId={session.quoteId} quoteAddress={`/${session.prefix}/${session.linkId}`} />
  ) : (
    <AgentPage />
  );
};
