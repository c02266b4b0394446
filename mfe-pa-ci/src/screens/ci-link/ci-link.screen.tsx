import { Navigate } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { useResumeType } from '@payung/shared/session/quote-context.ts';
import { LOGKEYS, logkeyOf } from '@payung/shared/domain/resume-type.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import { ShareQuote } from '@payung/shared/journey/share/share-quote.tsx';
import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import { useOwnPage } from '@payung/shared/journey/steps/quote-query.ts';
import { useQuoteId } from '@payung/shared/journey/steps/quote-address.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Block, Page } from '@payung/shared/ui/layout/page.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import type { CiQuoteRecord, Handover } from '#contract/schemas/critical-illness.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';
import { paCiRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';

/** The customer may arrive while the page is open. */
const REFRESH_MS = 15_000;

const Summary = ({ quote }: { quote: CiQuoteRecord }) => {
  const t = useText();
  return (
    <section className="py-card">
      <Facts>
        <Fact label={t('ci.link.code')}>
          <strong>{quote.code}</strong>
        </Fact>
        <Fact label={t('ci.start.name')}>{quote.insuredName}</Fact>
        <Fact label={t('contact.mobile')}>{quote.insuredPhone}</Fact>
        <Fact label={t('summary.discount')}>{t('ci.link.percent', { percent: quote.discountPercent })}</Fact>
        <Fact label={t('summary.promo')}>{quote.promoCode?.code ?? t('ci.link.noPromo')}</Fact>
      </Facts>
    </section>
  );
};

const Share = ({ quote }: { quote: CiQuoteRecord }) => {
  const t = useText();
  const { id: quoteId } = quote;
  return (
    <Block id="share" title={t('ci.link.share')}>
      <ShareQuote
        quote={quote}
        makeLink={() => call(quoteEndpoints.generateLink, { query: { type: 'lead', quoteId } })}
        savePhone={(phone) => call(quoteEndpoints.changePhone, { params: { quoteId }, body: { phone } })}
      />
    </Block>
  );
};

const LinkPage = ({ quoteId }: { quoteId: string }) => {
  const t = useText();
  const logkey = logkeyOf(useResumeType(quoteId), LOGKEYS);
  const quote = useQuery({
    ...queryOf(paCiEndpoints.getCiQuote, {
      query: { quoteId, ...(logkey === undefined ? {} : { logkey }) },
    }),
    refetchInterval: REFRESH_MS,
  });
  const isElsewhere = useOwnPage(quote.data, [PRODUCT_IDS.ci]);
  return (
    <Page title={t('ci.link.title')} intro={t('ci.link.intro')}>
      <QueryBoundary isOpen={!isElsewhere} of={[quote]} loading={<Loading shape="createdQuote" />}>
        {(read) => (
          <>
            <Summary quote={read} />
            <Share quote={read} />
            <Handovers handovers={read.handovers} />
          </>
        )}
      </QueryBoundary>
      <div className="py-row">
        <BackToDashboard />
      </div>
    </Page>
  );
};

/** The link to the customer, and its hand-overs. */
export const Screen = () => {
  const quoteId = useQuoteId();
  if (quoteId === undefined) return <Navigate to={paCiRoutes.ciStart.path} replace />;
  return <LinkPage key={quoteId} quoteId={quoteId} />;
};

/** The hand-overs of the customer, the newest first. */
const Handovers = ({ handovers }: { handovers: readonly Handover[] }) => {
  const t = useText();
  return (
    <Block id="handovers" title={t('ci.link.handovers')}>
      <div aria-live="polite">
        {handovers.length === 0 ? (
          <p className="py-quiet">{t('ci.link.handovers.none')}</p>
        ) : (
          <ol className="py-stack-tight">
            {handovers.map(({ at, arrivedAt }) => (
              <li key={at}>
                {t('ci.link.handedOver', { moment: formatMoment(at) })}{' '}
                {arrivedAt === undefined ? (
                  <span className="py-quiet">{t('ci.link.notArrived')}</span>
                ) : (
                  <strong>{t('ci.link.arrived', { moment: formatMoment(arrivedAt) })}</strong>
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
    </Block>
  );
};
