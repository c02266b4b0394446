import type { ReactNode } from 'react';
import type { HomeQuoteRecord, PolicyRisk } from '@payung/shared/api/endpoints/home.ts';
import { homeAmountDue } from '@payung/shared/domain/home/amounts.ts';
import '@payung/shared/journey/styles.ts';
import { Rupiah } from '@payung/shared/ui/rupiah.tsx';
import { useText } from '#messages/catalogue.ts';

const riskOf = (quote: HomeQuoteRecord): Partial<PolicyRisk> =>
  quote.policyLobList[0]?.policyRiskList[0] ?? {};

const CHOSEN = ['eQCoverPremium', 'rsmdccCoverPremium', 'floodCoverPremium'] as const;

const Line = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const Reduction = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  if (quote.discountAmount <= 0) return null;
  const promo = quote.promoCodeList[0];
  const label =
    quote.discountGivenBy === 'promo' && promo !== undefined ? (
      <>
        {t('price.promo', { percent: promo.discountPercent })}
        <span className="home-price-code py-small">{promo.promoCode}</span>
      </>
    ) : (
      t('home.price.discount', { percent: quote.discountPercent, name: quote.agentName })
    );
  return (
    <Line label={label}>
      <Rupiah amount={-quote.discountAmount} negative />
    </Line>
  );
};

/**
 * The amount due line by line, as the server computed it (PAY-001): the fire cover always, every other
 * cover where it has a premium (ruling K129); admin cost and discount apart (PAY-034). The note stands
 * beside the premium, which is without admin cost (ruling K17).
 */
export const PriceAccount = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  const risk = riskOf(quote);
  const plan = quote.typeofProduct === 'FLEXAS' ? 'FLEXAS' : 'PAR';
  return (
    <div className="py-stack">
      <dl className="py-price-lines">
        <Line label={t('home.price.product')}>
          {plan} · {quote.planName}
        </Line>
        <Line label={t(`home.price.flexas.${plan}`)}>
          <Rupiah amount={risk.flexasCoverPremium ?? quote.premium} />
        </Line>
        {CHOSEN.map((cover) => {
          const amount = risk[cover] ?? 0;
          return amount > 0 ? (
            <Line key={cover} label={t(`home.price.${cover}`)}>
              <Rupiah amount={amount} />
            </Line>
          ) : null;
        })}
        <div>
          <dt>
            {t('home.price.gross')}
            <span className="home-price-note py-small">{t('price.excludesAdminCost')}</span>
          </dt>
          <dd>
            <strong>
              <Rupiah amount={quote.grossPremium} />
            </strong>
          </dd>
        </div>
        <Reduction quote={quote} />
        <Line label={t('price.adminCost')}>
          <Rupiah amount={quote.adminCost} />
        </Line>
        {quote.stampDuty > 0 ? (
          <Line label={t('price.stampDuty')}>
            <Rupiah amount={quote.stampDuty} />
          </Line>
        ) : null}
        <div className="py-price-total">
          <dt>{t('checkout.due')}</dt>
          <dd>
            <Rupiah amount={homeAmountDue(quote)} />
          </dd>
        </div>
      </dl>
      {quote.additionalBenefits.length === 0 ? null : (
        <section className="home-price-benefits" aria-label={t('home.price.benefits')}>
          <p className="py-small">
            <strong>{t('home.price.benefits')}</strong>{' '}
            <span className="py-quiet">{t('home.price.benefits.within')}</span>
          </p>
          <dl className="py-price-lines py-small">
            {quote.additionalBenefits.map((benefit) => (
              <Line key={benefit.BenefitCode} label={benefit.BenefitDesc}>
                <Rupiah amount={benefit.Premium} />
              </Line>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
};
