import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { call } from '@payung/shared/api/client.ts';
import type { RecentQuote } from '@payung/shared/api/endpoints/agent.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { policyFileName } from '@payung/shared/domain/payment.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { saveFile } from '@payung/shared/ui/save-file.ts';
import { useText } from '#messages/catalogue.ts';

/** The calls that yield a policy, by the name under which a product asks for its own. */
const POLICY_PDFS: Partial<Record<ProductDescription['results']['policyPdf'], typeof endpoints.ePolicy>> = {
  ePolicy: endpoints.ePolicy,
};

interface PolicyDownloadProps {
  readonly quote: RecentQuote;
  readonly policyNo: string;
  readonly product: ProductDescription | undefined;
}

export const PolicyDownload = ({ quote, policyNo, product }: PolicyDownloadProps) => {
  const text = useText();
  const pdf = product && POLICY_PDFS[product.results.policyPdf];
  const download = useMutation({
    mutationFn: async (row: typeof endpoints.ePolicy) => {
      const file = await call(row, { query: { quoteId: quote._id, logkey: 'policyDownloadNotification' } });
      saveFile(file, policyFileName(product?.displayName ?? '', policyNo));
    },
  });
  return (
    <>
      <p className="py-small">{text('dashboard.policyNumber', { number: policyNo })}</p>
      {pdf ? (
        <div>
          <Button loading={download.isPending} onClick={() => download.mutate(pdf)}>
            {text('dashboard.download')}
          </Button>
        </div>
      ) : null}
      {download.isError ? <InlineNotice kind="error" text={text('dashboard.downloadFailed')} /> : null}
    </>
  );
};
