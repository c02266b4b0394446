import { WithoutAdminCost } from '@payung/shared/ui/text/admin-cost.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { Row, Rows } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import type { OrderPrice } from '@payung/shared/journey/price/order-price.ts';
import type { MotorQuoteRecord, PremiumYear } from '#contract/schemas/quote.ts';
import { useText } from '#messages/catalogue.ts';
import type { MotorBenefit } from '#contract/schemas/offers.ts';
import styles from './premium-detail.module.css';

interface YearProps {
  year: ShownYear;
  quote: Pick<MotorQuoteRecord, 'planName' | 'region' | 'coverage' | 'vehicleKind'>;
}

/** Sum insured × rate, and the row of the rate in the tariff. */
const Basis = ({ year: { premium }, quote }: YearProps) => {
  const t = useText();
  const { formatNumber } = useIntl();
  const percent = (value: number): string => formatNumber(value, { maximumFractionDigits: 4 });
  return (
    <>
      <p className="py-quiet">
        <Rupiah amount={premium.sumInsured} />
        {` × ${percent(premium.ratePercent)}%`}
        {premium.ageLoadingPercent > 0
          ? ` + ${t('motor.price.loading', { percent: premium.ageLoadingPercent, age: premium.vehicleAge })}`
          : ''}
      </p>
      <p className="py-quiet">
        {t('motor.price.region', { region: quote.region })}
        {' · '}
        {quote.vehicleKind === 'car'
          ? t('motor.price.class', { band: premium.band })
          : t('motor.kind.motorcycle')}
        {' · '}
        {t(quote.coverage === 'totalLoss' ? 'motor.tlo' : 'motor.comprehensive')}
      </p>
    </>
  );
};

const Year = ({ year, quote }: YearProps) => {
  const t = useText();
  const title = t('motor.price.year', { year: year.premium.year });
  return (
    <section className={`py-small ${styles.year}`} aria-label={title}>
      <h3>{title}</h3>
      <div>
        <p className={styles.line}>
          <span>{quote.planName}</span>
          <Rupiah amount={year.premium.premium} />
        </p>
        <Basis year={year} quote={quote} />
      </div>
      {year.addOns.map(({ name, amount }) => (
        <p key={name} className={styles.line}>
          <span>{name}</span>
          <Rupiah amount={amount} />
        </p>
      ))}
    </section>
  );
};

interface Deduction {
  readonly label: string;
  /** Whole rupiah that are taken off. */
  readonly amount: number;
}

interface PremiumDetailProps {
  onClose: () => void;
  quote: MotorQuoteRecord;
  years: readonly ShownYear[];
  deductions: readonly Deduction[];
  /** Whole rupiah, as the server computed it. */
  total: number;
  note?: ReactNode;
}

/** A total opened year by year: rate, region, class, age loading, add-ons (MOT-020). Mounted while it is open. */
export const PremiumDetail = ({ onClose, quote, years, deductions, total, note }: PremiumDetailProps) => {
  const t = useText();
  const taken = deductions.filter(({ amount }) => amount > 0);
  return (
    <AdaptiveDialog open title={t('price.detail')} onClose={onClose} width={520}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="py-stack" tabIndex={0}>
        {years.map((year) => (
          <Year key={year.premium.year} year={year} quote={quote} />
        ))}
        <Rows>
          {taken.map(({ label, amount }) => (
            <Row key={label} label={label}>
              <Rupiah amount={-amount} negative />
            </Row>
          ))}
          <Row label={t('price.total')} isTotal>
            <Rupiah amount={total} />
          </Row>
        </Rows>
        <p className="py-quiet py-small">{t('motor.price.source')}</p>
        {note === undefined ? null : <p className="py-quiet py-small">{note}</p>}
      </div>
    </AdaptiveDialog>
  );
};

type DiscountedPrice = Pick<OrderPrice, 'discountAmount' | 'discountGivenBy' | 'subtotal'>;

/** The dialog that opens an order's total year by year, and what opens it. */
export const useOrderDetail = (
  quote: MotorQuoteRecord | undefined,
  price: DiscountedPrice | undefined,
): readonly [open: () => void, dialog: ReactNode] => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const open = (): void => setOpen(true);
  if (!isOpen || quote === undefined || price === undefined) return [open, null];
  const dialog = (
    <PremiumDetail
      onClose={() => setOpen(false)}
      quote={quote}
      years={savedYears(quote)}
      deductions={[
        { label: t('motor.price.workshopFree'), amount: quote.workshopAllowance },
        {
          label: t(price.discountGivenBy === 'promo' ? 'motor.price.byCode' : 'motor.price.byAgent'),
          amount: price.discountAmount,
        },
      ]}
      total={price.subtotal}
      note={<WithoutAdminCost total={price.subtotal} />}
    />
  );
  return [open, dialog];
};

/** An amount of one year with its name. */
interface NamedAmount {
  readonly name: string;
  /** Whole rupiah. */
  readonly amount: number;
}

/** One insured year as people read it: the plan by its rate, and every add-on. */
interface ShownYear {
  readonly premium: PremiumYear;
  readonly addOns: readonly NamedAmount[];
}

/** The years of the order as it was saved. */
const savedYears = (quote: MotorQuoteRecord): readonly ShownYear[] =>
  quote.premiumYears.map((premium) => ({
    premium,
    addOns: premium.addOns.map(({ code, premium: amount }) => ({
      name: quote.benefits.find((benefit) => benefit.code === code)?.name ?? code,
      amount,
    })),
  }));

/** The same with the add-ons that are being chosen. */
export const yearsWith = (quote: MotorQuoteRecord, chosen: readonly MotorBenefit[]): readonly ShownYear[] =>
  quote.premiumYears.map((premium, index) => ({
    premium,
    addOns: chosen.flatMap(({ name, yearPremiums }) => {
      const amount = yearPremiums[index];
      return amount === undefined ? [] : [{ name, amount }];
    }),
  }));
