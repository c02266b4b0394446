import { Button } from 'antd';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { saveFile } from '@payung/shared/ui/feedback/save-file.ts';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useText } from '#messages/text.ts';

interface DownloadReceiptProps {
  readonly quoteId: string;
  readonly policyNo: string;
}

/** That the premium was received, as a PDF. */
export const DownloadReceipt = ({ quoteId, policyNo }: DownloadReceiptProps) => {
  const text = useText();
  const download = useMutation({
    mutationFn: () => call(quoteEndpoints.ePolicy, { query: { quoteId, document: 'receipt' } }),
    onSuccess: (file) => saveFile(file, `${text('success.receipt.file')}_${policyNo}.pdf`),
  });
  return (
    <div className="py-stack-tight">
      <Button size="large" loading={download.isPending} onClick={() => download.mutate()}>
        {text('success.receipt')}
      </Button>
      <FieldError id={`receipt-${quoteId}`}>
        {download.isError ? text('success.receipt.failed') : undefined}
      </FieldError>
    </div>
  );
};
