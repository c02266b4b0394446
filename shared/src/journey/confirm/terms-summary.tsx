import type { ReactNode } from 'react';
import type { QuoteRecord } from '#schemas/quote.ts';
import { formatRupiah } from '#domain/money/money.ts';
import type { CoverLine, CoverSummary } from '#domain/text/wording.ts';
import { useText } from '#messages/text.ts';
import { DateText } from '#ui/text/values.tsx';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/text/picture.tsx';
import { unbroken } from '#ui/text/unbroken.ts';
import styles from './terms-summary.module.css';

interface TermsSummaryProps {
  cover: CoverSummary;
  /** What is paid, and for how long it covers. */
  paid: ReactNode;
  quote: Pick<QuoteRecord, 'adminCost' | 'validUntil'>;
}

const lineText = ({ label, value }: CoverLine): string => (value === '' ? label : `${label}: ${value}`);

const Part = ({ title, icon, items }: { title: string; icon: string; items: readonly ReactNode[] }) => (
  <div className="py-stack-tight">
    <h3>{title}</h3>
    <ul className={styles.terms}>
      {items.map((item, index) => (
        <li key={index}>
          <LineIcon path={icon} size={20} />
          <span>{unbroken(item)}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** What is bought, on one page before the contract: benefits, exclusions, cost (RIPLAY, OJK rule 22/2023). */
export const TermsSummary = ({ cover, paid, quote }: TermsSummaryProps) => {
  const text = useText();
  const { ownRisk = [] } = cover;
  const cost = [
    paid,
    text('confirm.cost.admin', { amount: formatRupiah(quote.adminCost) }),
    <>
      {text('confirm.cost.valid')} <DateText iso={quote.validUntil} />
    </>,
  ];
  return (
    <section className="py-card">
      <h2>{text('terms.title')}</h2>
      <Part title={text('terms.benefits')} icon={DRAWINGS.check} items={cover.covered.map(lineText)} />
      {ownRisk.length === 0 ? null : (
        <Part title={text('terms.ownRisk')} icon={DRAWINGS.info} items={ownRisk.map(lineText)} />
      )}
      <Part title={text('terms.exclusions')} icon={DRAWINGS.cross} items={cover.notCovered} />
      <Part title={text('terms.cost')} icon={DRAWINGS.info} items={cost} />
    </section>
  );
};
