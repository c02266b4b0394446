import { TRIP_TYPE } from '#rules/constants.ts';
import type { TripType } from '#rules/constants.ts';
import { useText } from '#messages/catalogue.ts';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';

interface TripKindProps {
  value?: TripType;
  onChange?: (tripType: TripType) => void;
}

/** Within Indonesia or abroad; a domestic trip has a least distance (TRV-078). */
export const TripKind = (field: TripKindProps) => {
  const t = useText();
  return (
    <RadioChoice
      {...field}
      name="tripType"
      legend={t('travel.start.kind')}
      options={[
        {
          value: TRIP_TYPE.international,
          label: t('travel.start.kind.international'),
          help: t('travel.start.kind.international.help'),
        },
        {
          value: TRIP_TYPE.domestic,
          label: t('travel.start.kind.domestic'),
          help: t('travel.start.kind.domestic.help'),
        },
      ]}
    />
  );
};
