import { BenefitList } from '@payung/shared/journey/plan/benefit-list.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { selectableBenefits } from '#rules/benefits.ts';
import { useTravelStep } from '#travel-quote/kit.ts';
import { ChosenPrice, useChosenPrice } from './chosen-price.tsx';
import { useBenefitChoice } from './benefit-choice.ts';

export const Screen = () => {
  const t = useText();
  const step = useTravelStep('additionalBenefits');
  const choice = useBenefitChoice(step);
  const chosen = useChosenPrice(choice.isReady ? step.quote.data : undefined, choice.codes);
  return (
    <Page
      title={t('benefit.title')}
      step={step.progress}
      back={step.back}
      intro={t('travel.benefits.intro')}
      aside={choice.hasFailed ? undefined : <ChosenPrice chosen={chosen} />}
      bar={
        <ActionBar
          total={chosen.price?.subtotal}
          onExplain={chosen.explain}
          primary={{
            label: t('common.next'),
            disabled: !choice.isReady,
            onPress: choice.submit,
            busy: choice.isBusy,
          }}
          hint={
            choice.problem === undefined ? undefined : <InlineNotice kind="error" text={choice.problem} />
          }
        />
      }
    >
      <QueryBoundary quiet isOpen={step.isOpen} of={choice.reads} loading={<Loading shape="cards" />}>
        {(quote, offered) => (
          <BenefitList
            quote={quote}
            offered={selectableBenefits(offered)}
            isChosen={(code) => choice.codes.includes(code)}
            onToggle={choice.toggle}
            disabled={choice.isBusy}
          />
        )}
      </QueryBoundary>
    </Page>
  );
};
