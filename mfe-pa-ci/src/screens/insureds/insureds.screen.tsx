import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { useInsuredWay } from '#accident-quote/insured-way.ts';
import { useAccidentStep } from '#accident-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import { PasteLauncher } from '#paste-list/paste-launcher.tsx';
import { groupedInsureds } from '#accident-quote/price-account.tsx';
import type { AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { InsuredRow } from './insured-row.tsx';

/** All insureds, with what is missing of each. */
export const Screen = () => {
  const t = useText();
  const { quote, quoteId, isOpen, progress, back, goNext } = useAccidentStep('insureds');
  const way = useInsuredWay(quoteId);
  const record = quote.data;
  const firstOpen = record?.insureds.findIndex(({ isComplete }) => !isComplete) ?? -1;

  const showNext = (): void => {
    if (record === undefined) return;
    if (firstOpen === -1) goNext(record);
    else way.toInsured(firstOpen + 1);
  };

  return (
    <Page
      title={t('pa.insureds.title')}
      step={progress}
      back={back}
      intro={t('pa.insureds.intro')}
      bar={
        <ActionBar
          primary={{
            label: t('start.continue'),
            onPress: showNext,
            disabled: record === undefined,
          }}
        />
      }
    >
      <QueryBoundary isOpen={isOpen} of={[quote]} loading={<Loading shape="list" />}>
        {(saved) => (
          <>
            <InsuredList quote={saved} />
            <PasteLauncher quote={saved} />
          </>
        )}
      </QueryBoundary>
    </Page>
  );
};

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
const InsuredList = ({ quote }: { quote: AccidentQuoteRecord }) => (
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
