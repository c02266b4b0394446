import { Button } from 'antd';
import { call } from '@payung/shared/api/client.ts';
import { quoteEndpoints } from '#api/endpoints/quote.ts';
import { useGeneratedLink } from '#journey/share/generated-link.ts';
import { CopyField } from '#ui/feedback/copy-field.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { Loading } from '#ui/feedback/states.tsx';
import { useText } from '#messages/text.ts';

interface PolicyLinkProps {
  readonly quoteId: string;
  readonly label: string;
}

/** The address of the policy document, for the agent to pass on (PAY-021, PAY-026). */
export const PolicyLink = ({ quoteId, label }: PolicyLinkProps) => {
  const text = useText();
  const link = useGeneratedLink({
    quoteId,
    isWanted: true,
    make: () =>
      call(quoteEndpoints.generateLink, {
        query: { type: 'lead', quoteId, isEPdfLink: 'true', pdfType: 'policy' },
      }),
  });
  if (link.isSuccess) return <CopyField label={label} value={link.data.link} />;
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
