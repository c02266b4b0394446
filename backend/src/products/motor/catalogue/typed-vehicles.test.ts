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

type Meaning = 'European' | 'other' | 'Mazda' | 'commercial';

/** What a brand and a model mean together, in whichever of the two fields it stands; by hand. */
const SPELLINGS: readonly (readonly [brand: string, model: string, Meaning])[] = [
  // A European brand in the model field.
  ['Toyota', 'Mercedes C200', 'European'],
  ['Toyota', 'Mercedes-Benz C 200', 'European'],
  ['Toyota', 'mercedes benz e-class', 'European'],
  ['Toyota', 'Mercy C200', 'European'],
  ['Toyota', 'Mersi C200', 'European'],
  ['Toyota', 'Merc C200', 'European'],
  ['Toyota', 'M-B C200', 'European'],
  ['Toyota', 'MB E 200', 'European'],
  ['Toyota', 'Benz GLC', 'European'],
  ['Toyota', 'AMG GT', 'European'],
  ['Honda', 'BMW X5', 'European'],
  ['Honda', 'bmw x-5', 'European'],
  ['Honda', 'B.M.W. 320i', 'European'],
  ['honda', 'Bmw320i', 'European'],
  ['Nissan', 'VW Golf', 'European'],
  ['Nissan', 'V.W. Polo', 'European'],
  ['Nissan', 'Volkswagen Tiguan', 'European'],
  ['Nissan', 'Volks Wagen Touran', 'European'],
  ['Suzuki', 'Audi A4', 'European'],
  ['Suzuki', 'audi-q5', 'European'],
  ['Hyundai', 'Volvo XC90', 'European'],
  ['Kia', 'Land Rover Defender', 'European'],
  ['Kia', 'landrover discovery', 'European'],
  ['Kia', 'Range-Rover Evoque', 'European'],
  ['Mitsubishi', 'Peugeot 3008', 'European'],
  ['Mitsubishi', 'Porsche Macan', 'European'],
  ['Mitsubishi', 'Citroën C3', 'European'],
  ['Daihatsu', 'Renault Kwid', 'European'],
  ['Daihatsu', 'Mini Cooper', 'European'],
  ['Daihatsu', 'MINI-Countryman', 'European'],
  ['Daihatsu', 'Smart Fortwo', 'European'],
  ['Wuling', 'Jaguar F-Pace', 'European'],
  ['Ford', 'Fiat 500', 'European'],
  // A European model without its brand.
  ['Toyota', 'C200', 'European'],
  ['Toyota', 'C-Class', 'European'],
  ['Honda', 'X5', 'European'],
  ['Honda', '320i', 'European'],
  ['Nissan', 'Golf GTI', 'European'],
  ['Suzuki', 'Cayenne', 'European'],
  // A European brand in the brand field.
  ['Merc', 'C200', 'European'],
  ['M-B', 'C200', 'European'],
  ['mb', 'e200', 'European'],
  ['VW', 'Golf', 'European'],
  ['v w', 'golf', 'European'],
  ['bmw', 'x5', 'European'],
  ['B-M-W', 'X5', 'European'],
  ['mercedes', 'Avanza', 'European'],
  ['Mercedes Toyota', 'C200', 'European'],
  // Neither: words of a European brand that mean something else here.
  ['Toyota', 'avanza', 'other'],
  ['TOYOTA', 'KIJANG-INNOVA', 'other'],
  ['Suzuki', 'Ertiga Smart Hybrid', 'other'],
  ['Suzuki', 'ertiga-smart', 'other'],
  ['Daihatsu', 'Gran Max Mini Bus', 'other'],
  ['Daihatsu', 'GranMax MB', 'other'],
  ['Daihatsu', 'Gran Max MB 1.5 D', 'other'],
  ['Daihatsu', 'Luxio Mini Bus', 'other'],
  ['Mitsubishi', 'Xpander Cross', 'other'],
  ['Toyota', 'Avanza 7 Seat', 'other'],
  ['Honda', 'CRV Turbo', 'other'],
  ['Suzuki', 'Carry Futura Minibus', 'other'],
  // Mazda, in either field.
  ['Mazda', 'CX-5', 'Mazda'],
  ['mazda', 'cx5 elite', 'Mazda'],
  ['Toyota', 'Mazda 2', 'Mazda'],
  ['Honda', 'MAZDA-3', 'Mazda'],
  ['Mazda', 'Mazda2', 'Mazda'],
  // Commercial kinds by longer and by shorter names.
  ['Suzuki', 'Carry', 'commercial'],
  ['suzuki', 'carry', 'commercial'],
  ['Suzuki', 'New Carry', 'commercial'],
  ['Suzuki', 'Carry 1.5 FD', 'commercial'],
  ['Suzuki', 'Carry-PU', 'commercial'],
  ['Suzuki', 'CARRY P/U', 'commercial'],
  ['Suzuki', 'Mega Carry Xtra', 'commercial'],
  ['Suzuki Carry', '1.5', 'commercial'],
  ['Toyota', 'Carry', 'commercial'],
  ['Daihatsu', 'Gran Max', 'commercial'],
  ['Daihatsu', 'Gran Max P.U.', 'commercial'],
  ['Daihatsu', 'granmax pick-up', 'commercial'],
  ['Toyota', 'hi-lux', 'commercial'],
  ['Toyota', 'Hi Ace', 'commercial'],
  ['Honda', 'Hilux', 'commercial'],
  ['Mitsubishi', 'L-300', 'commercial'],
  ['Mitsubishi', 'T120 SS', 'commercial'],
  ['Merc', 'Sprinter', 'commercial'],
];

const YEARS: Readonly<Record<Meaning, readonly number[]>> = {
  European: [2021, 2020, 2017],
  other: [2017, 2016, 2015],
  Mazda: [2025, 2017],
  commercial: [2025, 2023, 2017],
};
const COVERAGES: Readonly<Record<Meaning, readonly (readonly string[])[]>> = {
  European: [both, ['totalLoss'], ['totalLoss']],
  other: [both, both, ['totalLoss']],
  Mazda: [['totalLoss'], ['totalLoss']],
  commercial: [[], [], []],
};

it.each(SPELLINGS)(
  'takes "%s" and "%s" for what they mean together: %s [MOT-059] [MOT-063] [R72]',
  async (brand, model, meaning) => {
    expect(await Promise.all(YEARS[meaning].map((year) => coveragesOf(brand, model, year)))).toEqual(
      COVERAGES[meaning],
    );
  },
);

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
