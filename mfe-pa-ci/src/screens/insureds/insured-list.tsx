import { groupedInsureds } from '#accident-quote/grouped-insureds.ts';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import { useText } from '#messages/catalogue.ts';
import { InsuredRow } from './insured-row.tsx';

/** How many are complete, in words and as a bar. */
const Complete = ({ quote: { insureds } }: { quote: AccidentQuoteRecord }) => {
  const t = useText();
  const done = insureds.filter(({ isComplete }) => isComplete).length;
  const text = t('pa.insureds.count', { done, count: insureds.length });
  return (
    <div className="py-stack-tight">
      <strong aria-live="polite">{text}</strong>
      <progress className="py-track" value={done} max={insureds.length} aria-label={text} />
    </div>
  );
};

/** All insureds by their groups (N35). */
export const InsuredList = ({ quote }: { quote: AccidentQuoteRecord }) => (
  <>
    <Complete quote={quote} />
    {groupedInsureds(quote).map(({ name, planName, insureds }) => {
      const title = name === '' ? planName : `${name} · ${planName}`;
      return (
        <section key={insureds[0]?.id ?? name} className="py-stack-tight" aria-label={title}>
          <h2>{title}</h2>
          <ol className="py-stack-tight">
            {insureds.map((insured) => (
              <InsuredRow
                key={insured.id}
                quote={quote}
                insured={insured}
                place={quote.insureds.indexOf(insured) + 1}
              />
            ))}
          </ol>
        </section>
      );
    })}
  </>
);
