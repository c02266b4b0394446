import { useMutation } from '@tanstack/react-query';
import { readPolicyPdf } from '@payung/shared/api/policy-pdf.ts';
import { policyFileName } from '@payung/shared/domain/money/payment.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { saveFile } from '@payung/shared/ui/feedback/save-file.ts';
import { useText } from '#messages/catalogue.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface PolicyDownloadProps {
  readonly quoteId: string;
  readonly policyNo: string;
  readonly product: ProductDescription | undefined;
}

export const PolicyDownload = ({ quoteId, policyNo, product }: PolicyDownloadProps) => {
  const text = useText();
  const download = useMutation({
    mutationFn: async ({ results, displayName }: ProductDescription) => {
      const file = await readPolicyPdf(results?.policyPdf, { quoteId, policyNo });
      saveFile(file, policyFileName(displayName, policyNo));
    },
  });
  return (
    <>
      {product ? (
        <div>
          <Button loading={download.isPending} onClick={() => download.mutate(product)}>
            {text('dashboard.download')}
          </Button>
        </div>
      ) : null}
      {download.isError ? <InlineNotice kind="error" text={text('dashboard.downloadFailed')} /> : null}
    </>
  );
};
