import { addDays } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { latestStart } from '@payung/shared/domain/cover-start.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { RangeCalendar } from '@payung/shared/ui/calendar/range-calendar.tsx';
import { MAX_TRIP_DAYS } from '#rules/constants.ts';
import { useText } from '#messages/catalogue.ts';

interface TripCalendarProps {
  start: string;
  end: string;
  onClose: () => void;
  onChoose: (departure: IsoDate, arrival: IsoDate) => void;
}

/** Mounted while it is open. */
export const TripCalendar = ({ onClose, ...days }: TripCalendarProps) => {
  const t = useText();
  return (
    <AdaptiveDialog open title={t('travel.trip.dates')} onClose={onClose} width={440}>
      <RangeCalendar {...days} min={today()} max={addDays(latestStart(today()), MAX_TRIP_DAYS)} />
    </AdaptiveDialog>
  );
};
