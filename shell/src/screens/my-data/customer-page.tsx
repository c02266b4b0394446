import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { privacyEndpoints } from '@payung/shared/api/endpoints/privacy.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { forgetAll } from '@payung/shared/session/forget.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { ConsentsBlock } from './consents-block.tsx';
import { CorrectionBlock } from './correction-block.tsx';
import { DeleteBlock } from './delete-block.tsx';
import { ExportBlock } from './export-block.tsx';
import { OthersBlock } from './others-block.tsx';
import { Sections } from './sections.tsx';
import { useText } from './texts.ts';

interface CustomerPageProps {
  readonly quoteId: string;
  /** The share link, which leads to the page of the quote's stage. */
  readonly quoteAddress: string;
}

const Kept = ({
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

/** The visit ends with its quote: the page says so, and asks the server for nothing more. */
export const CustomerPage = (props: CustomerPageProps) => {
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
    <Kept
      {...props}
      onDeleted={() => {
        setDeleted(true);
        // Drafts and kept answers of the quote in this browser.
        void forgetAll();
      }}
    />
  );
};
