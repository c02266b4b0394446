import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';
import { plateText } from '#rules/plate.ts';
import { DateText, Rupiah } from '@payung/shared/ui/text/values.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';

/** The two kinds of vehicle and the two coverages by name (MOT-003). */
export const useVehicleNames = () => {
  const t = useText();
  return {
    kind: (quote: Pick<MotorQuoteRecord, 'vehicleKind'>): string => t(`motor.kind.${quote.vehicleKind}`),
    coverage: (quote: Pick<MotorQuoteRecord, 'coverage'>): string =>
      t(quote.coverage === 'totalLoss' ? 'motor.tlo' : 'motor.comprehensive'),
  };
};

/** `Toyota Avanza 2023`. */
export const vehicleName = ({ brand, model, year }: MotorQuoteRecord): string => `${brand} ${model} ${year}`;

interface VehicleFactsProps {
  quote: MotorQuoteRecord;
  /** Also the numbers that a policy names. */
  isComplete?: boolean;
}

/** What is insured, from when and for how much, as the quote has it. */
export const VehicleFacts = ({ quote, isComplete = false }: VehicleFactsProps) => {
  const t = useText();
  const names = useVehicleNames();
  return (
    <Facts>
      <Fact label={names.kind(quote)}>{vehicleName(quote)}</Fact>
      <Fact label={t('motor.vehicle.plate')}>
        {plateText(quote)} · {t('motor.vehicle.region', { region: quote.region })}
      </Fact>
      <Fact label={t('motor.vehicle.coverage')}>{names.coverage(quote)}</Fact>
      <Fact label={t('motor.vehicle.sumInsured')}>
        <strong>
          <Rupiah amount={quote.sumInsured} />
        </strong>
      </Fact>
      {quote.accessories === 0 ? null : (
        <Fact label={t('motor.vehicle.accessories')}>
          <Rupiah amount={quote.accessories} />
        </Fact>
      )}
      {quote.planCode === '' ? null : (
        <Fact label={t('motor.vehicle.duration')}>{t('motor.vehicle.years', { years: quote.duration })}</Fact>
      )}
      <Fact label={t('motor.vehicle.start')}>
        <DateText iso={quote.startDate} />
      </Fact>
      {isComplete ? (
        <>
          <Fact label={t('motor.vehicle.chassis')}>{quote.chassisNo}</Fact>
          <Fact label={t('motor.vehicle.engine')}>{quote.engineNo}</Fact>
          <Fact label={t('motor.vehicle.use')}>{t(`motor.use.${quote.use}`)}</Fact>
        </>
      ) : (
        <Fact label={t('motor.vehicle.insured')}>{quote.insuredName}</Fact>
      )}
    </Facts>
  );
};
