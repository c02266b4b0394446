import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useText } from '#messages/catalogue.ts';

interface RemainingProps {
  /** Below 0 where the groups have more than are insured. */
  remaining: number;
  participants: number;
}

/** How many are in no group yet, or are too many. */
export const Remaining = ({ remaining, participants }: RemainingProps) => {
  const t = useText();
  if (remaining < 0)
    return (
      <FieldError id="groups-sum">{t('pa.group.tooMany', { count: -remaining, participants })}</FieldError>
    );
  return (
    <p aria-live="polite">
      {remaining === 0
        ? t('pa.group.complete', { participants })
        : t('pa.group.remaining', { count: remaining, participants })}
    </p>
  );
};
