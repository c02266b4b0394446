import { BRAND } from '#ui/brand-settings.ts';
import type { QuoteRecord } from '#schemas/quote.ts';
import { useLanguage } from '@payung/shared/session/language.ts';
import { formatDate } from '#domain/dates.ts';
import { phoneAddress, whatsAppAddress } from '#domain/text/share-text.ts';
import { useText } from '#messages/text.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { Fact, Facts } from '#ui/text/facts.tsx';
import { LineIcon } from '#ui/text/picture.tsx';
import { Button } from '#ui/button.tsx';
import { useProductName, useProductWords } from './product-name.ts';

type Sold = Pick<QuoteRecord, 'productId' | 'planName' | 'insuredPhone' | 'startDate' | 'endDate'>;

/** What is covered from when until when, and whom to call: what the reader of a success page needs next. */
export const PolicyNext = ({ quote }: { readonly quote: Sold }) => {
  const text = useText();
  const language = useLanguage();
  const product = useProductName(quote.productId);
  const { claims, emergencyPhone } = BRAND;
  const from = formatDate(quote.startDate);
  const to = formatDate(quote.endDate);
  return (
    <section className="py-card" aria-labelledby="policy-next">
      <h2 id="policy-next">{text('policy.next.title')}</h2>
      <Facts>
        <Fact label={text('policy.next.product')}>{product}</Fact>
        {quote.planName === '' ? null : <Fact label={text('policy.next.plan')}>{quote.planName}</Fact>}
        <Fact label={text('policy.next.period')}>{text('policy.next.fromTo', { from, to })}</Fact>
        <Fact label={text('policy.next.emergency')}>
          <a className="py-text-button" href={phoneAddress(emergencyPhone)}>
            {emergencyPhone}
          </a>
        </Fact>
        <Fact label={text('policy.next.claims')}>
          <a className="py-text-button" href={phoneAddress(claims.phone)}>
            {claims.phone}
          </a>
          <br />
          <span className="py-small py-quiet">{claims.hours[language]}</span>
        </Fact>
      </Facts>
    </section>
  );
};

interface SendPolicyProps {
  readonly quote: Sold;
  readonly policyNo: string;
  /** The address of the document. */
  readonly link?: string;
  /** To the customer; without it WhatsApp asks for whom. */
  readonly toCustomer?: boolean;
}

/** A WhatsApp draft with number, dates and whom to call, and the document where there is a link to it. */
export const SendPolicy = ({ quote, policyNo, link, toCustomer = false }: SendPolicyProps) => {
  const text = useText();
  const product = useProductWords(quote.productId);
  const values = {
    policyNo,
    product,
    from: formatDate(quote.startDate),
    to: formatDate(quote.endDate),
    claims: BRAND.claims.phone,
  };
  const message =
    link === undefined ? text('policy.share', values) : text('policy.shareLink', { ...values, link });
  return (
    <Button
      size="large"
      icon={<LineIcon path={DRAWINGS.whatsApp} size={20} />}
      href={whatsAppAddress(message, toCustomer ? quote.insuredPhone || undefined : undefined)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {text('policy.whatsApp')}
    </Button>
  );
};
