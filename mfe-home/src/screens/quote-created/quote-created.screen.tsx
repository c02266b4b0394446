import { Button } from 'antd';
import { call } from '@payung/shared/api/client.ts';
import { PRODUCT_NAMES } from '@payung/shared/configured-products.ts';
import { BackToDashboard } from '@payung/shared/journey/steps/back-to-dashboard.tsx';
import { ShareQuote } from '@payung/shared/journey/share/share-quote.tsx';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Rupiah } from '@payung/shared/ui/text/rupiah.tsx';
import { homeEndpoints } from '#contract/endpoints.ts';
import type { HomeQuoteRecord } from '#contract/record.ts';
import { customerState } from '#home-quote/customer-state.ts';
import { useHomeStep } from '#home-quote/step.ts';
import { useText } from '#messages/catalogue.ts';

const Created = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  return (
    <section className="py-card">
      <Facts>
        <Fact label={t('home.created.code')}>
          <strong>{quote.code}</strong>
        </Fact>
        <Fact label={t('home.created.product')}>{`${PRODUCT_NAMES.home} · ${quote.planName}`}</Fact>
        <Fact label={t('home.created.due')}>
          <Rupiah amount={quote.duePremium} />
        </Fact>
      </Facts>
    </section>
  );
};

const Share = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  const { id: quoteId } = quote;
  return (
    <Block id="share" title={t('home.created.share')}>
      <ShareQuote
        quote={quote}
        product={PRODUCT_NAMES.home}
        makeLink={() => call(homeEndpoints.generateHomeLink, { query: { type: 'lead', quoteId } })}
        savePhone={(phone) =>
          call(homeEndpoints.updateHomeQuote, { params: { quoteId }, body: { kind: 'phone', phone } })
        }
      />
    </Block>
  );
};

/** The quote's code, and the link for the customer (HOME-063 to HOME-065). */
export const Screen = () => {
  const t = useText();
  const isLinkMode = useIsLinkMode();
  const { quote, isOpen, goNext } = useHomeStep('quoteCreated');
  const record = quote.data;

  return (
    <Page title={t('home.created.title')} step={1}>
      <QueryBoundary
        quiet
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
            if (record !== undefined) goNext(record, customerState(record.id, record.code));
          }}
        >
          {t('quote.createPolicy')}
        </Button>
        <BackToDashboard />
      </div>
    </Page>
  );
};
