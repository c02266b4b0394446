import { record, renamed } from '@payung/shared/wire/wire-names.ts';
import type { Codec } from '@payung/shared/wire/wire-names.ts';
import type { MotorCustomer } from '#rules/customer.ts';
import type { MotorChange, NewMotorQuote, VehicleForm } from './changes.ts';
import { byYear } from './record-codec.ts';
import { addressNames, vehicleKind, vehicleNames } from './vehicle-codec.ts';

type Fields = Readonly<Record<string, unknown>>;

const formNames = {
  ...vehicleNames,
  kind: renamed('vehicleType', vehicleKind),
  startDate: 'effectiveDate',
} as const;

export const newMotorQuote = record<NewMotorQuote>({ ...formNames, insuredPhone: 'insuredMobile' });

const vehicleForm = record<VehicleForm>(formNames);

const customerForm = record<MotorCustomer>({
  ...addressNames,
  insuredBirthDate: 'insuredDob',
  insuredPhone: 'insuredMobile',
  startDate: 'effectiveDate',
});

const sums = byYear();

const encode = (change: MotorChange): unknown => {
  switch (change.kind) {
    case 'vehicle':
      return { vehicle: vehicleForm.encode(change.vehicle) };
    case 'phone':
      return { insuredMobile: change.phone };
    case 'plan': {
      const { kind: _kind, sumsInsured, ...plan } = change;
      return { ...plan, ...(sumsInsured === undefined ? {} : { planDetails: sums.encode(sumsInsured) }) };
    }
    case 'benefits':
      return { additionalBenefits: change.codes.map((code) => ({ BenefitCode: code })) };
    case 'discount':
      return { discountPercent: change.percent };
    case 'promoCode': {
      const percent = change.percent === undefined ? {} : { discountPercent: change.percent };
      return { promoCodeList: [{ promoCode: change.code, ...percent }] };
    }
    case 'customer':
      return { customer: customerForm.encode(change.customer) };
  }
};

const promoOf = ({ promoCode, discountPercent }: Fields): MotorChange => ({
  kind: 'promoCode',
  code: String(promoCode),
  ...(discountPercent === undefined ? {} : { percent: Number(discountPercent) }),
});

/** On the wire a change is told by the fields that it has; `bodies.ts` lets no mixture through. */
const decode = (wire: Fields): MotorChange => {
  if ('vehicle' in wire) return { kind: 'vehicle', vehicle: vehicleForm.decode(wire['vehicle']) };
  if ('planCode' in wire) {
    const { planDetails, ...plan } = wire;
    const shown = planDetails === undefined ? {} : { sumsInsured: sums.decode(planDetails) };
    return { kind: 'plan', ...plan, ...shown } as MotorChange;
  }
  if ('additionalBenefits' in wire) {
    const benefits = wire['additionalBenefits'] as readonly { readonly BenefitCode: string }[];
    return { kind: 'benefits', codes: benefits.map(({ BenefitCode }) => BenefitCode) };
  }
  if ('promoCodeList' in wire) return promoOf((wire['promoCodeList'] as readonly Fields[])[0] ?? {});
  if ('discountPercent' in wire) return { kind: 'discount', percent: Number(wire['discountPercent']) };
  if ('customer' in wire) return { kind: 'customer', customer: customerForm.decode(wire['customer']) };
  return { kind: 'phone', phone: String(wire['insuredMobile']) };
};

export const motorChange: Codec<MotorChange> = { encode, decode: (wire) => decode(wire as Fields) };
