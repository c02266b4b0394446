import { useState } from 'react';
import { Button } from 'antd';
import type { QuoteRecord } from '#api/endpoints/quote.ts';
import { formatDate } from '#domain/dates.ts';
import { checkPhoneForOtp } from '#domain/people/phone.ts';
import { useGeneratedLink } from './generated-link.ts';
import type { GeneratedLink } from './generated-link.ts';
import { RevokeLink } from './revoke-link.tsx';
import { SharePhone } from './share-phone.tsx';
import { useText } from '#messages/text.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { ShareSheet } from '#ui/feedback/share-sheet.tsx';

interface ShareQuoteProps {
  readonly quote: Pick<QuoteRecord, 'id' | 'code' | 'insuredPhone'>;
  /** What the product calls itself. */
  readonly product: string;
  /** The calls of the product. */
  readonly makeLink: () => Promise<GeneratedLink>;
  readonly savePhone: (phone: string) => Promise<unknown>;
}

/** An agent's way to hand the quote to the customer; without a phone that a code reaches there is no link (ruling R03). */
export const ShareQuote = ({ quote, product, makeLink, savePhone }: ShareQuoteProps) => {
  const text = useText();
  const hasPhone = checkPhoneForOtp(quote.insuredPhone) === undefined;
  const [isRevoked, setRevoked] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const link = useGeneratedLink({ quoteId: quote.id, make: makeLink, isWanted: hasPhone });
  const renew = () => {
    setRevoked(false);
    link.mutate();
  };

  if (!hasPhone || isCorrecting) {
    return (
      <SharePhone
        quote={quote}
        savePhone={savePhone}
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
  if (!link.isSuccess) return <Loading shape="share" />;
  const { link: address, expiresAt } = link.data;
  return (
    <>
      <ShareSheet
        link={address}
        message={text('quote.share.message', { product, code: quote.code, link: address })}
        phone={quote.insuredPhone}
        emailSubject={text('quote.share.subject', { product, code: quote.code })}
      />
      <p className="py-quiet">{text('quote.share.until', { date: formatDate(expiresAt) })}</p>
      <div className="py-row">
        <Button size="large" onClick={() => setCorrecting(true)}>
          {text('quote.phone.change')}
        </Button>
      </div>
      <details>
        <summary className="py-text-button">{text('quote.link.more')}</summary>
        <div className="py-stack-tight">
          <p className="py-quiet">{text('quote.revoke.text')}</p>
          <RevokeLink quoteId={quote.id} onRevoked={() => setRevoked(true)} />
        </div>
      </details>
    </>
  );
};
