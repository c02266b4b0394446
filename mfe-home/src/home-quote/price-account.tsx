import { Row, Rows } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import type { HomeQuoteRecord } from '#contract/schemas/quote.ts';
import { coverOf } from '#rules/covers.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './price-account.module.css';

const Discount = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  if (quote.discountAmount <= 0) return null;
  const { promoCode } = quote;
  const label =
    quote.discountGivenBy === 'promo' && promoCode !== undefined ? (
      <>
        {t('price.promo', { percent: promoCode.percent })}
        <span className={`py-small ${styles.code}`}>{promoCode.code}</span>
      </>
    ) : (
      t('home.price.discount', { percent: quote.discountPercent, name: quote.agentName })
    );
  return (
    <Row label={label}>
      <Rupiah amount={-quote.discountAmount} negative />
    </Row>
  );
};

const BenefitList = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  if (quote.benefits.length === 0) return null;
  return (
    <section className={styles.benefits} aria-label={t('home.price.benefits')}>
      <p className="py-small">
        <strong>{t('home.price.benefits')}</strong>{' '}
        <span className="py-quiet">{t('home.price.benefits.within')}</span>
      </p>
      <Rows isSmall>
        {quote.benefits.map((benefit) => (
          <Row key={benefit.code} label={benefit.name}>
            <Rupiah amount={benefit.premium} />
          </Row>
        ))}
      </Rows>
    </section>
  );
};

/**
 * The amount due line by line, as the server computed it (PAY-001): the fire cover always, every other
 * cover where it has a premium (ruling K129); admin cost and discount apart (PAY-034). The note stands
 * beside the premium, which is without admin cost (ruling K17).
 */
export const PriceAccount = ({ quote }: { quote: HomeQuoteRecord }) => {
  const t = useText();
  const plan = quote.planKind === 'FLEXAS' ? 'FLEXAS' : 'PAR';
  return (
    <div className="py-stack">
      <Rows>
        <Row label={t('home.price.product')}>
          {plan} · {quote.planName}
        </Row>
        <Row label={t(`home.price.plan.${plan}`)}>
          <Rupiah amount={quote.premium} />
        </Row>
        {quote.benefits.map(({ code, premium }) => {
          const cover = coverOf(code)?.cover;
          return cover === undefined || premium <= 0 ? null : (
            <Row key={code} label={t(`home.price.${cover}`)}>
              <Rupiah amount={premium} />
            </Row>
          );
        })}
        <Row
          label={
            <>
              {t('home.price.gross')}
              <span className={`py-small ${styles.note}`}>{t('price.excludesAdminCost')}</span>
            </>
          }
        >
          <strong>
            <Rupiah amount={quote.grossPremium} />
          </strong>
        </Row>
        <Discount quote={quote} />
        <Row label={t('price.adminCost')}>
          <Rupiah amount={quote.adminCost} />
        </Row>
        {quote.stampDuty > 0 ? (
          <Row label={t('price.stampDuty')}>
            <Rupiah amount={quote.stampDuty} />
          </Row>
        ) : null}
        <Row label={t('checkout.due')} isTotal>
          <Rupiah amount={quote.duePremium} />
        </Row>
      </Rows>
      <BenefitList quote={quote} />
    </div>
  );
};
