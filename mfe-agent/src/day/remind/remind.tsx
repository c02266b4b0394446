import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { greetingName } from '@payung/shared/domain/people/greeting-name.ts';
import { call } from '@payung/shared/api/client.ts';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { quoteStateOf } from '@payung/shared/domain/lists/quote-state.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { whatsAppAddress } from '@payung/shared/domain/text/share-text.ts';
import { useGeneratedLink } from '@payung/shared/journey/share/generated-link.ts';
import { useProductWords } from '@payung/shared/journey/payment/product-name.ts';
import type { ProductDescription } from '@payung/shared/product.ts';
import type { RecentQuote } from '@payung/shared/schemas/agent.ts';
import type { Lead } from '@payung/shared/schemas/leads.ts';
import { serverNow } from '@payung/shared/session/clock/server-clock.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { ErrorState, Loading } from '@payung/shared/ui/feedback/states.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useOwnName } from '#agent-user.ts';
import { ContactWarnings } from '#day/leads/contact-actions.tsx';
import { contactWarnings, isContactForbidden } from '#day/leads/contact-hours.ts';
import { useText } from '#messages/catalogue.ts';

/** The customer was given the link, and the quote can still be bought. */
export const canRemind = (quote: RecentQuote): boolean => {
  const isOver = quote.daysLeft === 0;
  const state = quoteStateOf({ ...quote, isRejected: quote.status === 'Rejected', isOver });
  const isOpen = ['sent', 'opened', 'verified', 'awaitingPayment'].includes(state);
  const isGiven = ['sent', 'opened', 'verified'].includes(quote.link);
  return isOpen && isGiven && quote.policyNo === undefined && quote.leadId !== undefined;
};

interface RemindProps {
  readonly quote: RecentQuote;
  readonly product: ProductDescription;
}

interface DraftProps extends RemindProps {
  /** When the dialog was opened. */
  readonly now: Date;
  readonly lead: Lead;
  readonly link: string;
  readonly onSent: () => void;
}

/** The message as it will stand in WhatsApp, and why now may be no good time for it. */
const Draft = ({ quote, product, lead, link, now, onSent }: DraftProps) => {
  const text = useText();
  const agent = useOwnName();
  const words = useProductWords(product.productId);
  const warnings = contactWarnings(lead, now);
  const message = text('remind.message', {
    name: greetingName(quote.insuredName),
    agent,
    product: words,
    amount: formatRupiah(quote.duePremium),
    link,
  });
  return (
    <div className="py-stack">
      <ContactWarnings name={quote.insuredName} zone={lead.zone} warnings={warnings} />
      <blockquote className="py-card">{message}</blockquote>
      {isContactForbidden(warnings) ? null : (
        <Button
          type="primary"
          size="large"
          block
          icon={<LineIcon path={DRAWINGS.whatsApp} size={20} />}
          href={whatsAppAddress(message, lead.phone)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onSent}
        >
          {text('remind.open')}
        </Button>
      )}
    </div>
  );
};

const RemindDialog = ({ onClose, ...of }: RemindProps & { readonly onClose: () => void }) => {
  const text = useText();
  const { quoteId, leadId = '', insuredName } = of.quote;
  const [now] = useState(() => new Date(serverNow()));
  const { generatePath } = of.product.link;
  const lead = useQuery(queryOf(leadEndpoints.getLead, { params: { leadId } }));
  const row = { ...quoteEndpoints.generateLink, path: generatePath ?? quoteEndpoints.generateLink.path };
  const link = useGeneratedLink({
    quoteId,
    // The one that is out, while it is valid.
    make: () => call(row, { query: { type: 'lead', quoteId } }),
    isWanted: true,
  });
  return (
    <AdaptiveDialog open title={text('remind.title', { name: insuredName })} onClose={onClose}>
      {link.isError ? (
        <ErrorState onRetry={() => link.mutate()} />
      ) : (
        <QueryBoundary of={[lead]} loading={<Loading shape="summary" />}>
          {(known) =>
            link.data === undefined ? (
              <Loading shape="summary" />
            ) : (
              <Draft {...of} now={now} lead={known.lead} link={link.data.link} onSent={onClose} />
            )
          }
        </QueryBoundary>
      )}
    </AdaptiveDialog>
  );
};

/** Reminds the customer of a quote that was shared, by a draft in WhatsApp with its link. */
export const Remind = ({ quote, product }: RemindProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<LineIcon path={DRAWINGS.whatsApp} size={20} />}
        aria-label={text('remind.for', { name: quote.insuredName })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text('remind.button')}
      </Button>
      {isOpen ? <RemindDialog quote={quote} product={product} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
