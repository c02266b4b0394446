import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { quoteEndpoints } from '#api/endpoints/quote.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { useText } from '#messages/text.ts';
import { Button } from '#ui/button.tsx';
import { DRAWINGS } from '#ui/drawings.ts';
import { saveFile } from '#ui/feedback/save-file.ts';
import { FieldError } from '#ui/fields/field-error.tsx';
import { LineIcon } from '#ui/text/picture.tsx';

/** The quotation as a PDF. */
export const DownloadQuotation = ({ quote }: { quote: Pick<QuoteRecord, 'id' | 'code'> }) => {
  const text = useText();
  const download = useMutation({
    mutationFn: () => call(quoteEndpoints.eQuotation, { query: { quoteId: quote.id } }),
    onSuccess: (file) => saveFile(file, `${quote.code}.pdf`),
  });
  return (
    <div className="py-stack-tight">
      <Button
        size="large"
        icon={<LineIcon path={DRAWINGS.download} size={20} />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {text('checkout.quotation')}
      </Button>
      <FieldError id={`quotation-${quote.id}`}>
        {download.isError ? text('checkout.quotation.failed') : undefined}
      </FieldError>
    </div>
  );
};
