import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { acceptanceOf } from 'mfe-motor/rules/acceptance.ts';
import type { Coverage } from 'mfe-motor/rules/vehicle.ts';
import { call } from '#testing/caller.ts';
import { newAgent, newPhone } from '#testing/people.ts';
import { avanza, motorRecord, newMotorQuote, useMotorServer } from '../testing/motor.ts';
import { matchVehicle } from './match.ts';

const world = useMotorServer();

/** What is accepted when cover begins in 2026. */
const coveragesOf = async (brand: string, model: string, year: number): Promise<readonly Coverage[]> => {
  const vehicle = { kind: 'car', brand, model, year, startDate: '2026-02-10' } as const;
  const matched = await matchVehicle(world.server.services.db, vehicle);
  return acceptanceOf({ ...vehicle, use: 'private', ...matched }).coverages;
};
const both = ['comprehensive', 'totalLoss'];

/** However a European car is written: five years comprehensive, then total loss only (ruling R72). */
it.each([
  ['Mercy', 'C200 Kompressor'],
  ['Mercy', 'C-Class'],
  ['Mercedes-AMG', 'GT 63'],
  ['Mercedes Benz Indonesia', 'C 200 Avantgarde'],
  ['BMW M', 'M4 Competition'],
  ['BMW', '320i Sport'],
  ['MINI Countryman', 'Cooper S'],
  ['Land Rover Defender', '110'],
  ['Range Rover Sport', 'HSE'],
  ['Land Rover', 'Range Rover Sport HSE'],
  ['Volkswagen', 'ID.4'],
  ['Skoda', 'Octavia'],
  ['Smart', 'Fortwo'],
  // Nobody knows what these are.
  ['Merzedes', 'C200'],
  ['Unknown', 'Car'],
])('insures a %s %s comprehensively up to five years of age, 5 included [MOT-059]', async (brand, model) => {
  expect(await coveragesOf(brand, model, 2021)).toEqual(both);
  expect(await coveragesOf(brand, model, 2020)).toEqual(['totalLoss']);
});

it.each([
  ['Toyota', 'Avanza Limited Edition'],
  ['Toyota Astra', 'Avanza'],
  ['Honda', 'City Q'],
  ['Suzuki', 'Ertiga Smart Hybrid'],
  ['Daihatsu', 'Gran Max Mini Bus'],
])('insures a %s %s, whose brand is known, up to ten years of age [MOT-060]', async (brand, model) => {
  expect(await coveragesOf(brand, model, 2016)).toEqual(both);
  expect(await coveragesOf(brand, model, 2015)).toEqual(['totalLoss']);
});

it.each([
  ['Mazda Motor', 'CX-5 Elite'],
  ['Mobil', 'Mazda 2'],
])('insures a %s %s for total loss only [MOT-061]', async (brand, model) => {
  expect(await coveragesOf(brand, model, 2025)).toEqual(['totalLoss']);
});

/** However a commercial kind is written. */
it.each([
  ['Toyota', 'Hilux'],
  ['Toyota', 'Hilux Double Cabin'],
  ['Toyota', 'Hilux D Cab'],
  ['Toyota', 'Hilux2.4G'],
  ['Toyota Hilux', 'Double Cabin'],
  ['Toyota', 'Hiace Commuter'],
  ['Mitsubishi', 'Triton Exceed'],
  ['Mitsubishi', 'Colt L300'],
  ['Mitsubishi', 'Colt Diesel FE 74'],
  ['Ford', 'Ranger Wildtrak'],
  ['Isuzu', 'NMR 71'],
  ['Isuzu NMR 71', 'HD'],
  ['Hino', '500 FG'],
  ['Totoya', 'Hilux Revo'],
  ['Suzuki', 'Carry Bak Terbuka'],
  ['Daihatsu', 'Gran Max Blind Van AC'],
  ['Daihatsu', 'Gran Max Box'],
  ['Mercedes-Benz', 'Axor Truck'],
])('refuses a %s %s [MOT-063]', async (brand, model) => {
  expect(await coveragesOf(brand, model, 2025)).toEqual([]);
});

it('refuses an unlisted model by its name and age, and marks an accepted one for the reviewer', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const create = (facts: object) =>
    call(server, agent.headers, 'createMotorQuote', {
      body: { ...avanza, insuredMobile: newPhone(), requestId: randomUUID(), ...facts },
    });
  const pickup = await create({ vehicleModel: 'Hilux Double Cabin', sumInsured: 300_000_000 });
  expect([pickup.status, pickup.message]).toEqual([422, 'Pick-ups, trucks and buses are not covered']);
  const old = { actualVehicleBrand: 'Mercedes-AMG', vehicleModel: 'GT 63', actualManufactureYear: 2017 };
  const european = await create({ ...old, sumInsured: 600_000_000 });
  expect(european.status).toBe(422);
  const typed = await newMotorQuote(server, agent.headers, { ...old, actualManufactureYear: 2022 });
  expect(await motorRecord(server, agent.headers, typed.quoteId)).toMatchObject({
    actualVehicleBrand: 'Mercedes-AMG',
    isModelListed: false,
  });
});
