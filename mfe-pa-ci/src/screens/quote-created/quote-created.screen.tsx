import { Button } from 'antd';
import { call } from '@payung/shared/api/client.ts';
import { PRODUCT_NAMES } from '@payung/shared/configured-products.ts';
import { ShareQuote } from '@payung/shared/journey/share/share-quote.tsx';
import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/rupiah.tsx';
import { useAccidentStep } from '#accident-quote/step.ts';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';
import { useText } from '#messages/catalogue.ts';

const Created = ({ quote }: { quote: AccidentQuoteRecord }) => {
  const t = useText();
  return (
    <section className="py-card">
      <Facts>
        <Fact label={t('pa.created.code')}>
          <strong>{quote.code}</strong>
        </Fact>
        <Fact label={t('pa.created.product')}>{`${PRODUCT_NAMES.pa} · ${quote.planName}`}</Fact>
        <Fact label={t('pa.people')}>{t('pa.people.count', { count: quote.participants })}</Fact>
        <Fact label={t('pa.created.due')}>
          <Rupiah amount={quote.duePremium} />
        </Fact>
      </Facts>
    </section>
  );
};

const Share = ({ quote }: { quote: AccidentQuoteRecord }) => {
  const t = useText();
  const { id: quoteId } = quote;
  return (
    <Block id="share" title={t('pa.created.share')}>
      <ShareQuote
        quote={quote}
        product={PRODUCT_NAMES.pa}
        makeLink={() => call(paCiEndpoints.generatePaLink, { query: { type: 'lead', quoteId } })}
        savePhone={(phone) => call(paCiEndpoints.changePaPhone, { params: { quoteId }, body: { phone } })}
      />
    </Block>
  );
};

/** The quote's code, and the link for the customer. */
export const Screen = () => {
  const t = useText();
  const isLinkMode = useIsLinkMode();
  const { quote, isOpen, goNext } = useAccidentStep('quoteCreated');
  const record = quote.data;
  return (
    <Page title={t('pa.created.title')} step={1}>
      <QueryBoundary
        isOpen={isOpen}
        of={[quote]}
        loading={<Loading shape={isLinkMode ? 'summary' : 'createdQuote'} />}
      >
        {(saved) => (
          <>
            <Created quote={saved} />
            {isLinkMode ? null : <Share quote={saved} />}
          </>
        )}
      </QueryBoundary>
      <div className="py-row">
        <Button
          type="primary"
          size="large"
          disabled={record === undefined || !isOpen}
          onClick={() => {
            if (record !== undefined) goNext(record);
          }}
        >
          {t('quote.createPolicy')}
        </Button>
        <BackToDashboard />
      </div>
    </Page>
  );
};
