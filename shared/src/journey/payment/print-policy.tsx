import { useMutation } from '@tanstack/react-query';
import { useSession } from '@payung/shared/session/session.ts';
import { useProductById } from '@payung/shared/session/deployed-products.ts';
import { call } from '@payung/shared/api/client.ts';
import { readPolicyPdf } from '#api/policy-pdf.ts';
import { policyFileName } from '#domain/money/payment.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { LineIcon } from '#ui/text/picture.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import { useText } from '#messages/text.ts';
import { quoteEndpoints } from '#api/endpoints/quote.ts';
import { useGeneratedLink } from '#journey/share/generated-link.ts';
import { CopyField } from '#ui/feedback/copy-field.tsx';
import { Loading } from '#ui/feedback/states.tsx';
import { SendPolicy } from './policy-next.tsx';
import { useProductWords } from './product-name.ts';
import { Button } from '#ui/button.tsx';

interface PrintPolicyProps {
  readonly quoteId: string;
  readonly productId: string;
  readonly policyNo: string;
  /** Shows a failure elsewhere; without it, here. */
  readonly onFailed?: (error: Error) => void;
  /** Another action of the page comes first. */
  readonly isSecondary?: boolean;
}

/** Downloads the policy under the product's name and the policy number (PAY-023, ruling K130). */
export const PrintPolicy = ({
  quoteId,
  productId,
  policyNo,
  onFailed,
  isSecondary = false,
}: PrintPolicyProps) => {
  const text = useText();
  const product = useProductById(productId);
  const name = policyFileName(useProductWords(productId), policyNo);
  const print = useMutation({
    mutationFn: () => readPolicyPdf(product?.results?.policyPdf, { quoteId, policyNo }),
    meta: { quiet: onFailed !== undefined },
    onSuccess: (content) => saveFile(content, name),
    ...(onFailed === undefined ? {} : { onError: onFailed }),
  });
  return (
    <>
      <Button
        type={isSecondary ? 'default' : 'primary'}
        size="large"
        icon={<LineIcon path={DRAWINGS.download} size={20} />}
        loading={print.isPending}
        aria-busy={print.isPending}
        onClick={() => {
          if (!print.isPending) print.mutate();
        }}
      >
        {text('common.printPolicy')}
      </Button>
      {print.isError && onFailed === undefined ? (
        <InlineNotice kind="error" text={text('policy.printFailed')} />
      ) : null}
      {print.isSuccess ? <InlineNotice kind="success" text={text('policy.printed', { name })} /> : null}
    </>
  );
};

interface PolicyLinkProps {
  readonly quote: QuoteRecord;
  readonly policyNo: string;
  readonly label: string;
}

/** The address of the policy document, for the agent to pass on (PAY-021, PAY-026). */
export const PolicyLink = ({ quote, policyNo, label }: PolicyLinkProps) => {
  const text = useText();
  const isAgent = useSession().kind === 'agent';
  const { id: quoteId } = quote;
  const link = useGeneratedLink({
    quoteId,
    isWanted: true,
    make: () =>
      call(quoteEndpoints.generateLink, {
        query: { type: 'lead', quoteId, isEPdfLink: 'true', pdfType: 'policy' },
      }),
  });
  if (link.isSuccess)
    return (
      <>
        <SendPolicy quote={quote} policyNo={policyNo} link={link.data.link} toCustomer={isAgent} />
        <CopyField label={label} value={link.data.link} />
      </>
    );
  if (!link.isError) return <Loading shape="summary" />;
  return (
    <>
      <InlineNotice kind="error" text={text('policy.linkFailed')} />
      <Button size="large" onClick={() => link.mutate()}>
        {text('common.tryAgain')}
      </Button>
    </>
  );
};
