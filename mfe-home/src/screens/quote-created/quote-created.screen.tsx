import { useNavigate } from 'react-router-dom';
import { Button } from 'antd';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { HomeQuoteRecord } from '@payung/shared/api/endpoints/home.ts';
import { PRODUCT_NAMES } from '@payung/shared/domain/products.ts';
import { BackToDashboard } from '@payung/shared/journey/back-to-dashboard.tsx';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { ShareQuote } from '@payung/shared/journey/share-quote.tsx';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { Block } from '@payung/shared/ui/block.tsx';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { Fact, Facts } from '@payung/shared/ui/facts.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { Rupiah } from '@payung/shared/ui/rupiah.tsx';
import { useJourneyStop } from '#home-quote/journey-stop.ts';
import { customerState } from '#home-quote/quote-facts.ts';
import { useText } from '#messages/catalogue.ts';

const Created = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  return (
    <section className="py-card">
      <Facts>
        <Fact label={t('home.created.code')}>
          <strong>{quote.quote_Id}</strong>
        </Fact>
        <Fact label={t('home.created.product')}>{`${PRODUCT_NAMES.home} · ${quote.planName}`}</Fact>
        <Fact label={t('home.created.due')}>
          <Rupiah amount={quote.duePremium} />
        </Fact>
      </Facts>
    </section>
  );
};

/** The quote's code, and the link for the customer (HOME-063 to HOME-065). */
export const Screen = () => {
  const t = useText();
  const navigate = useNavigate();
  const isLinkMode = useIsLinkMode();
  const { quoteId, quote, isOpen } = useJourneyStop('quoteCreated');
  const record = quote.data;

  return (
    <Page title={t('home.created.title')}>
      <Reads quiet isOpen={isOpen} of={[quote]} loading={<Loading shape="summary" />}>
        {(saved) => (
          <>
            <Created quote={saved} />
            {isLinkMode ? null : (
              <Block id="share" title={t('home.created.share')}>
                <ShareQuote
                  quote={saved}
                  product={PRODUCT_NAMES.home}
                  makeLink={() => call(endpoints.generateHomeLink, { query: { type: 'lead', quoteId } })}
                  savePhone={(insuredMobile) =>
                    call(endpoints.updateHomeQuote, { params: { quoteId }, body: { insuredMobile } })
                  }
                />
              </Block>
            )}
          </>
        )}
      </Reads>
      <div className="py-row">
        <Button
          type="primary"
          size="large"
          disabled={record === undefined || !isOpen}
          onClick={() => {
            if (record === undefined) return;
            const address = quoteAddress(homeRoutes.customerInformation.path, quoteId);
            void navigate(address, { state: customerState(record) });
          }}
        >
          {t('quote.createPolicy')}
        </Button>
        <BackToDashboard />
      </div>
    </Page>
  );
};
