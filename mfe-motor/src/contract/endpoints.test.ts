import { expect, it } from 'vitest';
import { addressOf } from '@payung/shared/api/address.ts';
import { encodePart, decodePart } from '@payung/shared/api/endpoint.ts';
import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import { quoteEndpoints } from '@payung/shared/api/endpoints/quote.ts';
import { motorCalls, motorEndpoints } from './endpoints.ts';

type CallRow = readonly [name: string, method: string, path: string, lang: string | undefined];

const spelled = (
  rows: Readonly<Record<string, EndpointRow>>,
  origin: EndpointRow['origin'],
): readonly CallRow[] =>
  Object.entries(rows)
    .filter(([, row]) => row.origin === origin)
    .map(([name, { method, path, lang }]) => [name, method, path, lang]);

it('has the methods and paths of the specification [MOT-012] [MOT-023] [MOT-052] [MOT-053] [MOT-055]', () => {
  expect(spelled(motorCalls, 'specified')).toEqual([
    ['motorPlans', 'GET', 'user/motor-getplantwoWheeler/:quoteId', 'LangId'],
    ['motorBenefits', 'GET', 'user/plan-benefit-motor/:quoteId', 'LangId'],
    ['updateMotorOrder', 'PATCH', 'user/update-quote-motor/:quoteId', undefined],
    ['motorQuickQuote', 'GET', 'user/quick-quote-motor/:quoteId', undefined],
    ['generateMotorLink', 'GET', 'user/generate-link-motor', undefined],
    ['decryptMotorLink', 'GET', 'auth/decrypt-link-motor', undefined],
    ['inspectionDocuments', 'GET', 'user/getDocumentInspectionMotor/:quoteId', undefined],
  ]);
});

it('has assumed calls where the specification needs one and names none (rulings G02, G10)', () => {
  expect(spelled(motorCalls, 'assumed')).toEqual([
    ['createMotorQuote', 'POST', 'user/create-quote-motor', undefined],
    ['motorCatalogue', 'GET', 'user/motor-catalogue', undefined],
    ['putInspectionPhoto', 'PUT', 'user/inspection-motor/:quoteId/photos/:slot/:photoId', undefined],
    ['describePhoto', 'PATCH', 'user/inspection-motor/:quoteId/photos/:photoId', undefined],
    ['removePhoto', 'POST', 'user/inspection-motor/:quoteId/photos/:photoId/remove', undefined],
    ['inspectionPhoto', 'GET', 'user/inspection-motor/:quoteId/photos/:photoId', undefined],
    ['submitInspection', 'POST', 'user/inspection-motor/:quoteId/submit', undefined],
    ['createHandoff', 'POST', 'user/inspection-motor/:quoteId/handoff', undefined],
    ['revokeHandoff', 'POST', 'user/inspection-motor/:quoteId/handoff/revoke', undefined],
    ['openHandoff', 'POST', 'auth/open-inspection-handoff', undefined],
    ['reviewQueue', 'GET', 'staff/inspections', undefined],
    ['reviewCount', 'GET', 'staff/inspections-count', undefined],
    ['openReview', 'GET', 'staff/inspections/:quoteId', undefined],
    ['reviewPhoto', 'GET', 'staff/inspections/:quoteId/photos/:photoId', undefined],
    ['leaseReview', 'POST', 'staff/inspections/:quoteId/lease', undefined],
    ['releaseReview', 'POST', 'staff/inspections/:quoteId/release', undefined],
    ['decideReview', 'POST', 'staff/inspections/:quoteId/decision', undefined],
  ]);
});

it('has the calls of every product for reading the quote and saving the plan [MOT-018] [MOT-054]', () => {
  const { getMotorQuote, updateMotorQuote } = motorEndpoints;
  expect([getMotorQuote.method, getMotorQuote.path]).toEqual(['GET', 'user/get-quotes']);
  expect([updateMotorQuote.method, updateMotorQuote.path]).toEqual(['PATCH', 'user/update-quote/:quoteId']);
  expect(encodePart(getMotorQuote, 'query', { quoteId: 'q', logkey: 'quoteSearch' })).toEqual({
    id: 'q',
    logkey: 'quoteSearch',
  });
});

it('has for the plan screen the calls of document 2 [API-010]', () => {
  const { getMotorQuote, motorPlans, updateMotorQuote } = motorEndpoints;
  const params = { quoteId: 'q1' };
  const asked = encodePart(motorPlans, 'query', { kind: 'car', duration: '2' }) as object;
  const id = encodePart(getMotorQuote, 'query', { quoteId: 'q1' }) as object;
  expect([
    [getMotorQuote.method, addressOf(getMotorQuote, { query: id }, 'id')],
    [motorPlans.method, addressOf(motorPlans, { params, query: asked }, 'id')],
    [updateMotorQuote.method, addressOf(updateMotorQuote, { params }, 'id')],
  ]).toEqual([
    ['GET', 'user/get-quotes?id=q1'],
    ['GET', 'user/motor-getplantwoWheeler/q1?productCode=PC0214&duration=2&LangId=BH'],
    ['PATCH', 'user/update-quote/q1'],
  ]);
});

it('spells the language parameter of plans and add-ons LangId [I18N-010]', () => {
  expect([motorEndpoints.motorPlans.lang, motorEndpoints.motorBenefits.lang]).toEqual(['LangId', 'LangId']);
});

it.each([
  ['car', 'PC0214', 'fourWheeler'],
  ['motorcycle', '0215', 'twoWheeler'],
] as const)(
  'calls a %s %s where plans are looked up, and %s elsewhere [MOT-013] [MOT-053]',
  (kind, code, type) => {
    const plans = { kind, duration: '3' };
    expect(encodePart(motorEndpoints.motorPlans, 'query', plans)).toEqual({
      productCode: code,
      duration: '3',
    });
    expect(decodePart(motorEndpoints.motorPlans, 'query', { productCode: code, duration: '3' })).toEqual(
      plans,
    );
    expect(encodePart(motorEndpoints.motorQuickQuote, 'query', { kind })).toEqual({ type });
    expect(decodePart(motorEndpoints.motorQuickQuote, 'query', { type })).toEqual({ kind });
    expect(encodePart(motorEndpoints.motorCatalogue, 'query', { kind, search: 'x' })).toEqual({
      vehicleType: type,
      search: 'x',
    });
  },
);

it('sends a promo code as promoCode and reads the percent from discount [MOT-048]', () => {
  const { method, path } = quoteEndpoints.validatePromoCode;
  expect([method, path]).toEqual(['POST', 'user/validate-promocode']);
  expect(encodePart(quoteEndpoints.validatePromoCode, 'body', { code: 'A' })).toEqual({ promoCode: 'A' });
  expect(decodePart(quoteEndpoints.validatePromoCode, 'reply', { discount: 12.5 })).toMatchObject({
    percent: 12.5,
  });
});

it('writes the add-ons once for all plans', () => {
  const benefit = {
    code: 'FLOOD',
    type: 'C',
    name: 'Flood',
    note: 'Flood and storm',
    premium: 270,
    premiumBeforeAllowance: 300,
    premiumPerYear: 135,
    yearPremiums: [160, 140],
    firstYearAllowance: 30,
    icon: '',
    isSelected: false,
  } as const;
  const plan = {
    code: 'MTSTD',
    name: 'Motor Standard',
    premium: 1000,
    sumInsured: 100_000,
    sumsInsured: [100_000, 90_000],
    benefits: [],
    additionalBenefits: [benefit],
  };
  const wire = encodePart(motorEndpoints.motorPlans, 'reply', [plan, { ...plan, code: 'MTSUP' }]) as {
    data: readonly [{ Plans: readonly { PlanCode: string; AdditionalBenefits: unknown }[] }];
  };
  const [standard, superior] = wire.data[0].Plans;
  expect(standard?.AdditionalBenefits).toEqual([
    {
      BenefitCode: 'FLOOD',
      BenefitType: 'C',
      BenefitDesc: 'Flood',
      Note: 'Flood and storm',
      Premium: 270,
      PremiumWithoutDiscount: 300,
      PremiumPerYear: 135,
      FirstYearDiscount: 30,
      signedUrl: '',
      isSelected: false,
      FirstYrPremium: 160,
      SecondYrPremium: 140,
    },
  ]);
  expect(superior?.PlanCode).toBe('MTSUP');
  expect(superior?.AdditionalBenefits).toBe(standard?.AdditionalBenefits);
});
