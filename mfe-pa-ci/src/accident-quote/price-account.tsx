import { PriceLines } from '@payung/shared/journey/price/price-lines.tsx';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { Row, Rows, Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah, DateText } from '@payung/shared/ui/text/values.tsx';
import { unbroken } from '@payung/shared/ui/text/unbroken.ts';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import type { QuotedInsured } from '#contract/schemas/insured.ts';
import { useText } from '#messages/catalogue.ts';
import { insuredLabel } from './insured-texts.ts';

/** The amount due line by line, which opens into what every insured costs. */
export const PriceAccount = ({ quote }: { quote: AccidentQuoteRecord }) => {
  const t = useText();
  return (
    <div className="py-stack">
      <PriceLines lines={quote.dueLines} total={quote.duePremium} totalLabel={t('checkout.due')} />
      <details>
        <summary className="py-text-button">{t('pa.price.each')}</summary>
        <InsuredLines quote={quote} />
      </details>
    </div>
  );
};

const Group = ({ quote, group }: { quote: AccidentQuoteRecord; group: InsuredGroup }) => {
  const t = useText();
  const title = group.name === '' ? group.planName : `${group.name} · ${group.planName}`;
  return (
    <section aria-label={title} className="py-stack-tight">
      <div>
        <h3>{title}</h3>
        <p className="py-quiet py-small">
          {unbroken(t('pa.plan.limit', { limit: formatRupiah(group.limit) }))}
        </p>
      </div>
      <Rows isSmall>
        {group.insureds.map((insured) => (
          <Row key={insured.id} label={insuredLabel(t, quote.insureds, insured)}>
            <Rupiah amount={insured.premium} />
          </Row>
        ))}
      </Rows>
    </section>
  );
};

/** Plan, limit and premium of every insured, by groups (N33). */
export const InsuredLines = ({ quote }: { quote: AccidentQuoteRecord }) => (
  <div className="py-stack">
    {groupedInsureds(quote).map((group) => (
      <Group key={group.insureds[0]?.id ?? group.name} quote={quote} group={group} />
    ))}
  </div>
);

interface InsuredGroup {
  /** Empty where everybody has one limit. */
  readonly name: string;
  readonly planName: string;
  readonly limit: number;
  readonly insureds: readonly QuotedInsured[];
}

/** The insureds by their groups, which take them in their order. */
export const groupedInsureds = ({ groups, insureds }: AccidentQuoteRecord): readonly InsuredGroup[] => {
  let taken = 0;
  return groups.map(({ name, participants }) => {
    const members = insureds.slice(taken, taken + participants);
    taken += participants;
    return { name, planName: members[0]?.planName ?? '', limit: members[0]?.limit ?? 0, insureds: members };
  });
};

/** Whose policy it is, how many it covers, and from when to when. */
export const CoverFacts = ({ quote }: { quote: AccidentQuoteRecord }) => {
  const t = useText();
  return (
    <Facts>
      <Fact label={t('pa.holder')}>{quote.insuredName}</Fact>
      <Fact label={t('pa.people')}>{t('pa.people.count', { count: quote.participants })}</Fact>
      <Fact label={t('pa.period')}>
        <DateText iso={quote.startDate} /> – <DateText iso={quote.endDate} />
      </Fact>
    </Facts>
  );
};
