import { useId } from 'react';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { CheckBox } from '@payung/shared/ui/choices/check-box.tsx';
import type { ReviewSet } from '#contract/schemas/review.ts';
import { useText } from '#messages/catalogue.ts';
import { CHECKLIST } from '#rules/inspection.ts';
import type { ChecklistItem } from '#rules/inspection.ts';
import styles from './review.module.css';

/** What was entered stands beside the box, to be read next to the photo. */
const valueOf = (item: ChecklistItem, { entered }: ReviewSet): string => {
  const values = {
    plate: entered.plate,
    chassis: entered.chassisNo,
    engine: entered.engineNo,
    year: String(entered.year),
    privateUse: '',
  };
  return values[item];
};

interface ChecklistProps {
  readonly set: ReviewSet;
  readonly checked: readonly ChecklistItem[];
  readonly onToggle: (item: ChecklistItem) => void;
  /** Said where approving was refused. */
  readonly problem: string | undefined;
}

export const Checklist = ({ set, checked, onToggle, problem }: ChecklistProps) => {
  const t = useText();
  const id = useId();
  return (
    <Block id={`${id}-title`} title={t('motor.checklist.title')}>
      <ol className={`py-stack-tight ${styles['items']}`}>
        {CHECKLIST.map((item, index) => (
          <li key={item}>
            <CheckBox
              checked={checked.includes(item)}
              aria-describedby={`${id}-${item} ${id}-error`}
              aria-invalid={(problem !== undefined && !checked.includes(item)) || undefined}
              aria-keyshortcuts={String(index + 1)}
              onChange={() => onToggle(item)}
            >
              {t(`motor.checklist.${item}`)} <strong className={styles['value']}>{valueOf(item, set)}</strong>
            </CheckBox>
            <p id={`${id}-${item}`} className={styles['help']}>
              {t(`motor.checklist.${item}.help`)}
            </p>
          </li>
        ))}
      </ol>
      <FieldError id={`${id}-error`}>{problem}</FieldError>
    </Block>
  );
};

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
