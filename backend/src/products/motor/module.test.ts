import { expect, it } from 'vitest';
import { call } from '#testing/caller.ts';
import { newAgent, newVisit } from '#testing/people.ts';
import { accessOf, expectOthersRefused } from '#testing/product-access.ts';
import { MOTOR_ACCESS } from './access.ts';
import { motorCar, motorMotorcycle } from './product.ts';
import { motorModule } from './module.ts';
import { addOns, newMotorQuote, quotedMotor, useMotorServer } from './testing/motor.ts';
import { SPECIFIED_ACCESS } from './testing/specified-access.ts';
import { MOTOR_TRANSITIONS } from './transitions.ts';

const world = useMotorServer();

it('has exactly the access rows of the specification [SHELL-054] [SHELL-053]', () => {
  expect(accessOf(MOTOR_ACCESS)).toEqual(SPECIFIED_ACCESS);
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
  await expectOthersRefused(server, [stranger.headers, guest], parts);
  for (const [name, part] of Object.entries(parts)) {
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

it('has demo promo codes of eighteen characters without duplicates', () => {
  const codes = Object.values(motorModule.demoPromoCodes).flat();
  expect(new Set(codes).size).toBe(40);
  for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{18}$/);
});
