import { useState } from 'react';
import { Button } from 'antd';
import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import { formatDate } from '@payung/shared/domain/dates.ts';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { ShareSheet } from '@payung/shared/ui/share-sheet.tsx';
import { useText } from '#messages/text.ts';
import { useGeneratedLink } from '#screens/outcome/generated-link.ts';
import { useProductName } from '#screens/outcome/product-name.ts';
import { CustomerPhone } from './customer-phone.tsx';
import { RevokeLink } from './revoke-link.tsx';

/** An agent's way to hand the quote to the customer; without the customer's phone there is no link. */
export const ShareQuote = ({ quote }: { readonly quote: QuoteRecord }) => {
  const text = useText();
  const product = useProductName(quote.product_Id);
  const hasPhone = quote.insuredMobile !== '';
  const [isRevoked, setRevoked] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const link = useGeneratedLink({ quoteId: quote._id, kind: 'share', isWanted: hasPhone });
  const renew = () => {
    setRevoked(false);
    link.mutate();
  };

  if (!hasPhone || isCorrecting) {
    return (
      <CustomerPhone
        quote={quote}
        onSaved={() => {
          if (isCorrecting) renew();
          setCorrecting(false);
        }}
        onCancel={hasPhone ? () => setCorrecting(false) : undefined}
      />
    );
  }
  if (isRevoked || link.isError) {
    return (
      <>
        <InlineNotice
          kind={isRevoked ? 'info' : 'error'}
          text={text(isRevoked ? 'quote.revoked' : 'policy.linkFailed')}
        />
        <Button size="large" onClick={renew}>
          {text(isRevoked ? 'quote.link.make' : 'common.tryAgain')}
        </Button>
      </>
    );
  }
  if (!link.isSuccess) return <Loading shape="summary" />;
  const { link: address, expiresAt } = link.data;
  return (
    <>
      <ShareSheet
        link={address}
        message={text('quote.share.message', { product, code: quote.quote_Id, link: address })}
        phone={quote.insuredMobile}
        emailSubject={text('quote.share.subject', { product, code: quote.quote_Id })}
      />
      <p className="py-quiet">{text('quote.share.until', { date: formatDate(expiresAt) })}</p>
      <div className="py-row">
        <Button size="large" onClick={() => setCorrecting(true)}>
          {text('quote.phone.change')}
        </Button>
        <RevokeLink quoteId={quote._id} onRevoked={() => setRevoked(true)} />
      </div>
    </>
  );
};
