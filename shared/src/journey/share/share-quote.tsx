import { useState } from 'react';
import type { QuoteRecord } from '#schemas/quote.ts';
import type { ShareChannel } from '#schemas/share.ts';
import { formatDate } from '#domain/dates.ts';
import { checkPhoneForOtp } from '#domain/people/phone.ts';
import { useText } from '#messages/text.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import { ShareSheet } from '#ui/feedback/share-sheet.tsx';
import { DownloadQuotation } from './download-quotation.tsx';
import { useGeneratedLink } from './generated-link.ts';
import type { GeneratedLink } from './generated-link.ts';
import { RevokeLink } from './revoke-link.tsx';
import { useShareMessage } from './share-message.ts';
import { SharePhone } from './share-phone.tsx';
import { useShareProgress } from './share-progress.ts';
import { Button } from '#ui/button.tsx';

interface ShareQuoteProps {
  readonly quote: QuoteRecord;
  /** The calls of the product. */
  readonly makeLink: () => Promise<GeneratedLink>;
  readonly savePhone: (phone: string) => Promise<unknown>;
}

/** An agent's way to hand the quote to the customer; without a phone that a code reaches there is no link (ruling R03). */
export const ShareQuote = ({ quote, makeLink, savePhone }: ShareQuoteProps) => {
  const text = useText();
  const hasPhone = checkPhoneForOtp(quote.insuredPhone) === undefined;
  const [isRevoked, setRevoked] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);
  const { countSent, refresh } = useShareProgress(quote.id);
  const link = useGeneratedLink({ quoteId: quote.id, make: makeLink, isWanted: hasPhone });
  const renew = () => {
    setRevoked(false);
    link.mutate(undefined, { onSuccess: refresh });
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
  return (
    <>
      <Drafts quote={quote} link={link.data.link} onSent={countSent} />
      <p className="py-quiet">{text('quote.share.until', { date: formatDate(link.data.expiresAt) })}</p>
      <div className="py-row">
        <Button size="large" onClick={() => setCorrecting(true)}>
          {text('quote.phone.change')}
        </Button>
      </div>
      <details>
        <summary className="py-text-button">{text('quote.link.more')}</summary>
        <div className="py-stack-tight">
          <p className="py-quiet">{text('quote.revoke.text')}</p>
          <RevokeLink
            quoteId={quote.id}
            onRevoked={() => {
              setRevoked(true);
              refresh();
            }}
          />
        </div>
      </details>
    </>
  );
};

interface DraftsProps {
  readonly quote: QuoteRecord;
  readonly link: string;
  readonly onSent: (channel: ShareChannel) => void;
}

/** The message with the link; what somebody else prices has no quotation. */
const Drafts = ({ quote, link, onSent }: DraftsProps) => {
  const { message, subject } = useShareMessage(quote, link);
  return (
    <ShareSheet
      link={link}
      message={message}
      phone={quote.insuredPhone}
      emailSubject={subject}
      onShared={(channel) => {
        if (channel !== 'qr') onSent(channel);
      }}
    >
      {quote.duePremium === 0 ? null : <DownloadQuotation quote={quote} />}
    </ShareSheet>
  );
};
