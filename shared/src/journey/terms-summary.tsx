import type { ReactNode } from 'react';
import { useText } from '#messages/text.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/picture.tsx';
import '#journey/styles.ts';

interface TermsSummaryProps {
  benefits: readonly ReactNode[];
  exclusions: readonly ReactNode[];
  /** What is paid, for how long, and what it holds. */
  cost: readonly ReactNode[];
  /** Where the whole wording stands. */
  children?: ReactNode;
}

const Part = ({ title, icon, items }: { title: string; icon: string; items: readonly ReactNode[] }) => (
  <div className="py-stack-tight">
    <h3>{title}</h3>
    <ul className="py-terms">
      {items.map((item, index) => (
        <li key={index}>
          <LineIcon path={icon} size={20} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** What is bought, on one page before paying: benefits, exclusions, cost (RIPLAY). */
export const TermsSummary = ({ benefits, exclusions, cost, children }: TermsSummaryProps) => {
  const text = useText();
  return (
    <section className="py-card">
      <h2>{text('terms.title')}</h2>
      <Part title={text('terms.benefits')} icon={DRAWINGS.check} items={benefits} />
      <Part title={text('terms.exclusions')} icon={DRAWINGS.cross} items={exclusions} />
      <Part title={text('terms.cost')} icon={DRAWINGS.info} items={cost} />
      {children}
    </section>
  );
};
