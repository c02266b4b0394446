import { expect, it } from 'vitest';
import { ACTORS, verdictOf } from '#core/access/access-rows.ts';
import { call } from '#testing/caller.ts';
import { newAgent, newVisit } from '#testing/people.ts';
import { MOTOR_ACCESS } from './access.ts';
import { motorCar, motorMotorcycle } from './product.ts';
import { motorModule } from './module.ts';
import { addOns, newMotorQuote, quotedMotor, useMotorServer } from './testing/motor.ts';
import { MOTOR_TRANSITIONS } from './transitions.ts';

const world = useMotorServer();

const BOTH = [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 403, 403];
/** Hand-offs too, of that quote alone. */
const PHOTOGRAPHERS = [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 'yes', 404];
const STAFF = [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403];
const EVERYBODY = ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 403, 403];

/** nobody, ended, owner agent, other agent, agent who leads the owner's network, own customer, other customer, registrant, other registrant, staff, hand-off of its photos, hand-off of others'. */
const CELLS = [
  ['createMotorQuote', 'self', [401, 401, 'yes', 'yes', 'yes', 403, 403, 403, 403, 403, 403, 403]],
  ['motorCatalogue', 'self', [401, 401, 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 403, 403]],
  ['motorPlans', 'quote', BOTH],
  ['motorBenefits', 'quote', BOTH],
  ['updateMotorOrder', 'quote', BOTH],
  ['motorQuickQuote', 'quote', BOTH],
  ['generateMotorLink', 'quote', [401, 401, 'yes', 404, 404, 403, 404, 403, 403, 403, 403, 403]],
  ['decryptMotorLink', 'self', EVERYBODY],
  ['inspectionDocuments', 'quote', PHOTOGRAPHERS],
  ['putInspectionPhoto', 'quote', PHOTOGRAPHERS],
  ['describePhoto', 'quote', PHOTOGRAPHERS],
  ['removePhoto', 'quote', PHOTOGRAPHERS],
  ['inspectionPhoto', 'quote', PHOTOGRAPHERS],
  ['submitInspection', 'quote', PHOTOGRAPHERS],
  ['createHandoff', 'quote', BOTH],
  ['revokeHandoff', 'quote', BOTH],
  ['openHandoff', 'self', EVERYBODY],
  ['reviewQueue', 'self', STAFF],
  ['reviewCount', 'self', STAFF],
  ['openReview', 'self', STAFF],
  ['reviewPhoto', 'self', STAFF],
  ['leaseReview', 'self', STAFF],
  ['releaseReview', 'self', STAFF],
  ['decideReview', 'self', STAFF],
];

it('has exactly the access rows of the table [SHELL-054]', () => {
  const cells = Object.entries(MOTOR_ACCESS).map(([name, row]) => [
    name,
    row.object,
    ACTORS.map((actor) => verdictOf(row, actor)),
  ]);
  expect(cells).toEqual(CELLS);
});

it('answers calls about a quote only to its agent and its customer [SHELL-054]', async () => {
  const { server } = world;
  const { agent, customer, quote } = await quotedMotor(server);
  const stranger = await newAgent(server);
  const other = await newMotorQuote(server, stranger.headers);
  const guest = await newVisit(server, other.quoteId, other.phone);
  const { quoteId } = quote;
  const params = { quoteId };
  const parts = {
    motorPlans: { params, query: { productCode: 'PC0214', LangId: 'EN', duration: '1' } },
    motorBenefits: { params, query: { LangId: 'EN' } },
    motorQuickQuote: { params, query: { type: 'fourWheeler' } },
    updateMotorOrder: { params, body: addOns('FLOOD') },
    generateMotorLink: { query: { type: 'lead', quoteId } },
    inspectionDocuments: { params },
  };
  for (const [name, part] of Object.entries(parts)) {
    const refusals = [];
    for (const who of [{}, stranger.headers, guest])
      refusals.push((await call(server, who, name, part)).status);
    expect([name, refusals]).toEqual([name, [401, 404, 404]]);
    expect([name, (await call(server, agent, name, part)).status]).toEqual([name, 200]);
    const customers = name === 'generateMotorLink' ? 403 : 200;
    expect([name, (await call(server, customer, name, part)).status]).toEqual([name, customers]);
  }
});

it('sells a car and a motorcycle below one link prefix, by one table of transitions [MOT-069]', () => {
  expect(motorModule.products).toEqual([motorCar, motorMotorcycle]);
  expect(
    motorModule.products.map(({ productId, name, linkPrefix, linksOpenedBy }) => [
      productId,
      name,
      linkPrefix,
      linksOpenedBy,
    ]),
  ).toEqual([
    ['61f0c1a5e4b0a70001a3d102', 'Motor Insurance 4W', 'motor', 'decryptMotorLink'],
    ['61f0c1a5e4b0a70001a3d103', 'Motor Insurance 2W', 'motor', 'decryptMotorLink'],
  ]);
  for (const { transitions } of motorModule.products) expect(transitions).toBe(MOTOR_TRANSITIONS);
});

it('brings demo promo codes of eighteen characters, each once', () => {
  const codes = Object.values(motorModule.demoPromoCodes).flat();
  expect(new Set(codes).size).toBe(40);
  for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{18}$/);
});
