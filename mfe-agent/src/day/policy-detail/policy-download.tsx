import { useMutation } from '@tanstack/react-query';
import { readPolicyPdf } from '@payung/shared/api/policy-pdf.ts';
import { policyFileName } from '@payung/shared/domain/money/payment.ts';
import { useProductWords } from '@payung/shared/journey/payment/product-name.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { saveFile } from '@payung/shared/ui/feedback/save-file.ts';
import { useText } from '#messages/catalogue.ts';
import { Button } from '@payung/shared/ui/button.tsx';

interface PolicyDownloadProps {
  readonly quoteId: string;
  readonly policyNo: string;
  readonly productId: string;
}

export const PolicyDownload = ({ quoteId, policyNo, productId }: PolicyDownloadProps) => {
  const text = useText();
  const product = useProductById(productId);
  const words = useProductWords(productId);
  const download = useMutation({
    // Also of a product that is no longer sold: its policies are kept.
    mutationFn: async () => {
      const file = await readPolicyPdf(product?.results?.policyPdf, { quoteId, policyNo });
      saveFile(file, policyFileName(words, policyNo));
    },
  });
  return (
    <>
      <div>
        <Button loading={download.isPending} onClick={() => download.mutate()}>
          {text('dashboard.download')}
        </Button>
      </div>
      {download.isError ? <InlineNotice kind="error" text={text('dashboard.downloadFailed')} /> : null}
    </>
  );
};
