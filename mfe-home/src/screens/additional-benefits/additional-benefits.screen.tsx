import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  NO_COVERS,
  chosenBenefits,
  homeSubtotal,
  selectableHomeBenefits,
  toggleCover,
} from '@payung/shared/domain/home/covers.ts';
import type { HomeCoverFlags } from '@payung/shared/domain/home/covers.ts';
import { BenefitList } from '@payung/shared/journey/benefit-list.tsx';
import { useFormDraft } from '@payung/shared/journey/form-draft.ts';
import { useOneAtATime } from '@payung/shared/journey/one-at-a-time.ts';
import { quoteAddress } from '@payung/shared/journey/quote-address.ts';
import { SubtotalCard } from '@payung/shared/journey/subtotal-card.tsx';
import { homeRoutes } from '@payung/shared/routes/home-routes.ts';
import { ActionBar } from '@payung/shared/ui/action-bar.tsx';
import { Loading } from '@payung/shared/ui/faces.tsx';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { Page } from '@payung/shared/ui/page.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { useJourneyStop } from '#home-quote/journey-stop.ts';
import { PremiumDetail } from '#home-quote/premium-detail.tsx';
import { benefitLine, planLine } from '#home-quote/premium-lines.ts';
import { useHomeBenefits } from '#home-quote/reads.ts';
import { useText } from '#messages/catalogue.ts';
import { choiceToSave, isSavedChoice, offeredWith, savedFlags } from './choice.ts';
import { useSaveChoice } from './save-choice.ts';

export const Screen = () => {
  const t = useText();
  const navigate = useNavigate();
  const { quoteId, quote, isOpen } = useJourneyStop('additionalBenefits');
  const benefits = useHomeBenefits(quoteId);
  const saving = useSaveChoice(quoteId);
  const [isBusy, run] = useOneAtATime();
  /** What was pressed on this page, also before a reload; until then what was saved counts. */
  const draft = useFormDraft<HomeCoverFlags>(`home/benefits/${quoteId}`);
  const [isExplaining, setExplaining] = useState(false);

  const record = quote.data;
  const flags = draft.typed ?? (record === undefined ? NO_COVERS : savedFlags(record));
  const offered = record === undefined ? [] : offeredWith(record, benefits.data ?? []);
  const chosen = chosenBenefits(offered, flags);
  const subtotal = homeSubtotal(record?.premium ?? 0, chosen);
  const isReady = record !== undefined && benefits.data !== undefined;

  const submit = (): void =>
    run(async () => {
      if (record === undefined) return 'stays';
      const isSaved = isSavedChoice(flags, record) || (await saving.save(choiceToSave(flags, offered)));
      if (!isSaved) return 'stays';
      await draft.drop();
      void navigate(quoteAddress(homeRoutes.orderSummary.path, quoteId));
      return 'left';
    });

  return (
    <Page
      title={t('benefit.title')}
      step={1}
      back={quoteAddress(homeRoutes.choosePlan.path, quoteId)}
      intro={t('home.benefits.intro')}
      aside={
        isReady ? (
          <SubtotalCard
            amount={subtotal}
            onExplain={() => setExplaining(true)}
            note={t('price.excludesAdminCost')}
          />
        ) : undefined
      }
      bar={
        <ActionBar
          total={isReady ? subtotal : undefined}
          totalLabel={t('price.addOnSubtotal')}
          onExplain={isReady ? () => setExplaining(true) : undefined}
          primary={{ label: t('common.next'), disabled: !isReady, onPress: submit, busy: isBusy }}
          hint={
            saving.problem === undefined ? undefined : <InlineNotice kind="error" text={saving.problem} />
          }
        />
      }
    >
      <Reads quiet isOpen={isOpen} of={[quote, benefits, draft.restored]} loading={<Loading shape="list" />}>
        {(saved) => (
          <BenefitList
            quote={saved}
            offered={selectableHomeBenefits(offered)}
            isChosen={(code) => chosen.some(({ BenefitCode }) => BenefitCode === code)}
            control="checkbox"
            onToggle={(code) => draft.keep(toggleCover(flags, code))}
            disabled={isBusy}
          />
        )}
      </Reads>
      {isExplaining && record !== undefined ? (
        <PremiumDetail
          onClose={() => setExplaining(false)}
          lines={[planLine(record), ...chosen.map(benefitLine)]}
          total={subtotal}
          note={t('price.excludesAdminCost')}
        />
      ) : null}
    </Page>
  );
};
