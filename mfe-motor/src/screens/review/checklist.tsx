import { useId } from 'react';
import { Checkbox } from 'antd';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import type { ReviewSet } from '#contract/inspection.ts';
import { useText } from '#messages/catalogue.ts';
import { CHECKLIST } from '#rules/inspection.ts';
import type { ChecklistItem } from '#rules/inspection.ts';
import styles from './checklist.module.css';

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
            <Checkbox
              checked={checked.includes(item)}
              aria-describedby={`${id}-${item} ${id}-error`}
              aria-invalid={(problem !== undefined && !checked.includes(item)) || undefined}
              aria-keyshortcuts={String(index + 1)}
              onChange={() => onToggle(item)}
            >
              {t(`motor.checklist.${item}`)} <strong className={styles['value']}>{valueOf(item, set)}</strong>
            </Checkbox>
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
