import { addDays } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import { normaliseName } from '@payung/shared/domain/people/names.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { Form } from '@payung/shared/ui/form/form.tsx';
import type { FormRule } from '@payung/shared/ui/form/form-store.ts';
import type { ModelFacts } from '#rules/acceptance.ts';
import { checkVehicle, normaliseVehicleNo } from '#rules/check-vehicle.ts';
import type { VehicleProblems } from '#rules/check-vehicle.ts';
import { normalisePlate } from '#rules/plate.ts';
import type { Coverage, VehicleKind } from '#rules/vehicle.ts';
import type { VehicleForm } from '#contract/schemas/vehicle.ts';
import type { MotorQuoteRecord } from '#contract/schemas/quote.ts';

/** Values of the form; empty text and 0 for what is missing. Sums in whole rupiah. */
export interface CreateQuoteValues extends Omit<VehicleForm, 'coverage'> {
  readonly coverage: Coverage | '';
  readonly insuredPhone: string;
}

/** Photos are taken and looked at before the first day. */
const USUAL_DAYS_AHEAD = 7;

const blankValues = (kind: VehicleKind): CreateQuoteValues => ({
  kind,
  brand: '',
  model: '',
  year: 0,
  plateCode: '',
  plateNumber: '',
  plateSuffix: '',
  chassisNo: '',
  engineNo: '',
  use: 'private',
  coverage: kind === 'motorcycle' ? 'totalLoss' : '',
  sumInsured: 0,
  accessories: 0,
  startDate: '',
  insuredName: '',
  insuredPhone: '',
});

export const emptyValues = (kind: VehicleKind, day: IsoDate): CreateQuoteValues => ({
  ...blankValues(kind),
  startDate: addDays(day, USUAL_DAYS_AHEAD),
});

/** Lists without a choice hold nothing. */
export const wholeValues = (typed: Partial<CreateQuoteValues>): CreateQuoteValues => ({
  ...blankValues(typed.kind ?? 'car'),
  coverage: '',
  ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)),
});

const savedVehicle = (quote: MotorQuoteRecord): VehicleForm => ({
  kind: quote.vehicleKind,
  brand: quote.brand,
  model: quote.model,
  year: quote.year,
  plateCode: quote.plateCode,
  plateNumber: quote.plateNumber,
  plateSuffix: quote.plateSuffix,
  chassisNo: quote.chassisNo,
  engineNo: quote.engineNo,
  use: quote.use,
  coverage: quote.coverage,
  sumInsured: quote.sumInsured,
  accessories: quote.accessories,
  startDate: quote.startDate,
  insuredName: quote.insuredName,
});

/** The values of a saved vehicle, for changing it. */
export const valuesOf = (quote: MotorQuoteRecord): CreateQuoteValues => ({
  ...savedVehicle(quote),
  insuredPhone: quote.insuredPhone,
});

/**
 * What a new quote takes over from an earlier one. Plate and numbers are of one vehicle: they stay with its owner, and
 * everybody else has a vehicle of their own.
 */
export const valuesAgain = (
  quote: MotorQuoteRecord,
  isOfSameCustomer: boolean,
  day: IsoDate,
): CreateQuoteValues => {
  const { insuredName, insuredPhone, startDate, plateCode, plateNumber, plateSuffix, chassisNo, engineNo } =
    emptyValues(quote.vehicleKind, day);
  return {
    ...valuesOf(quote),
    insuredName,
    insuredPhone,
    startDate,
    ...(isOfSameCustomer ? {} : { plateCode, plateNumber, plateSuffix, chassisNo, engineNo }),
  };
};

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** As it is sent and stored: plates and numbers in capitals, without spaces. */
export const vehicleOf = ({ insuredPhone: _phone, ...values }: CreateQuoteValues): VehicleForm => ({
  ...values,
  // An empty coverage is refused before anything is sent.
  coverage: values.coverage as Coverage,
  brand: plain(values.brand),
  model: plain(values.model),
  plateCode: normalisePlate(values.plateCode),
  plateNumber: normalisePlate(values.plateNumber),
  plateSuffix: normalisePlate(values.plateSuffix),
  chassisNo: normaliseVehicleNo(values.chassisNo),
  engineNo: normaliseVehicleNo(values.engineNo),
  insuredName: normaliseName(values.insuredName),
});

/** An unchanged vehicle is not saved again: saving it would drop the chosen plan. */
export const isSameVehicle = (values: CreateQuoteValues, quote: MotorQuoteRecord): boolean => {
  const vehicle = vehicleOf(values);
  const saved = savedVehicle(quote);
  return (Object.keys(saved) as (keyof VehicleForm)[]).every((field) => vehicle[field] === saved[field]);
};

const WHOLE_PLATE = /^([A-Z]{1,2})([1-9]\d{0,3})([A-Z]{1,3})$/;

/** A whole plate that was pasted or typed where its first letters belong. */
export const plateIn = (
  typed: string,
): Pick<CreateQuoteValues, 'plateCode' | 'plateNumber' | 'plateSuffix'> | undefined => {
  const [, plateCode, plateNumber, plateSuffix] = WHOLE_PLATE.exec(normalisePlate(typed)) ?? [];
  return plateCode === undefined || plateNumber === undefined || plateSuffix === undefined
    ? undefined
    : { plateCode, plateNumber, plateSuffix };
};

/** The rule of a field, checked with all values of the form and the model of the catalogue. */
export const useVehicleRule = (model: ModelFacts = {}): ((field: keyof VehicleProblems) => FormRule) => {
  const form = Form.useFormInstance<CreateQuoteValues>();
  return (field) =>
    ruleOf<string>(
      () => checkVehicle(vehicleOf(wholeValues(form.getFieldsValue(true))), today(), model)[field],
    );
};
