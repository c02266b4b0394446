import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { Row, Rows } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { unbroken } from '@payung/shared/ui/text/unbroken.ts';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import { useText } from '#messages/catalogue.ts';
import { groupedInsureds } from './grouped-insureds.ts';
import type { InsuredGroup } from './grouped-insureds.ts';
import { insuredLabel } from './insured-label.ts';

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
