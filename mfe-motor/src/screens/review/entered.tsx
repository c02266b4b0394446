import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/rupiah.tsx';
import type { ReviewSet } from '#contract/inspection.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './entered.module.css';

type EnteredFacts = ReviewSet['entered'];

/** The guide price against the sum insured, where they are unusually far apart (ruling R17). */
const GuidePrice = ({ entered }: { entered: EnteredFacts }) => {
  const t = useText();
  const { guidePrice, sumInsured, isPriceUnusual } = entered;
  if (guidePrice === undefined || !isPriceUnusual) return null;
  const percent = Math.round((Math.abs(sumInsured - guidePrice) * 100) / guidePrice);
  const side = sumInsured > guidePrice ? 'above' : 'below';
  return (
    <>
      <Facts>
        <Fact label={t('motor.review.entered.guide')}>
          <Rupiah amount={guidePrice} />
        </Fact>
      </Facts>
      <InlineNotice kind="warning" text={t(`motor.review.entered.${side}`, { percent })} />
    </>
  );
};

interface EnteredProps {
  readonly entered: EnteredFacts;
  /** Also what the checklist compares, where there is none. */
  readonly isComplete: boolean;
}

const Compared = ({ entered }: { entered: EnteredFacts }) => {
  const t = useText();
  return (
    <>
      <Fact label={t('motor.checklist.plate')}>{entered.plate}</Fact>
      <Fact label={t('motor.checklist.chassis')}>{entered.chassisNo}</Fact>
      <Fact label={t('motor.checklist.engine')}>{entered.engineNo}</Fact>
      <Fact label={t('motor.checklist.year')}>{entered.year}</Fact>
    </>
  );
};

/** What was entered; beside the checklist without what that compares. */
export const Entered = ({ entered, isComplete }: EnteredProps) => {
  const t = useText();
  return (
    <Block id="entered" title={t('motor.review.entered')}>
      <div className={styles['facts']}>
        <Facts>
          <Fact label={t('motor.review.entered.insured')}>{entered.insuredName}</Fact>
          <Fact label={t('motor.review.entered.vehicle')}>{entered.vehicle}</Fact>
          {isComplete ? <Compared entered={entered} /> : null}
          <Fact label={t('motor.vehicle.coverage')}>
            {t(entered.coverage === 'totalLoss' ? 'motor.tlo' : 'motor.comprehensive')}
          </Fact>
          <Fact label={t('motor.vehicle.sumInsured')}>
            <Rupiah amount={entered.sumInsured} />
          </Fact>
          {entered.accessories === 0 ? null : (
            <Fact label={t('motor.vehicle.accessories')}>
              <Rupiah amount={entered.accessories} />
            </Fact>
          )}
        </Facts>
      </div>
      {entered.isModelListed ? null : (
        <InlineNotice kind="warning" text={t('motor.review.entered.unlisted')} />
      )}
      <GuidePrice entered={entered} />
    </Block>
  );
};
