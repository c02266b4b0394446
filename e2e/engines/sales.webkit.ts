import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { AGENTS } from '@payung/platform/e2e/people.ts';
import { HOME_TEXTS } from '#home/texts.ts';
import { decide, vehicleNumbers, yearOfAge } from '#motor/motor-quotes.ts';
import { carPicture } from '#motor/photos.ts';
import { MOTOR_TEXTS } from '#motor/texts.ts';
import { ACCIDENT_TEXTS } from '#pa-ci/texts.ts';
import { TEXTS } from '#support/texts.ts';
import { TRAVEL_TEXTS } from '#travel/texts.ts';
import { test } from './visitor.ts';
import type { Visitor } from './visitor.ts';

const shared = TEXTS.id;
const EMAIL = 'budi.webkit@example.com';

const inDays = (days: number): string => formatDate(addDays(todayInJakarta(new Date()), days));

/** A phone gets few codes in an hour. */
const newPhone = (): string => `0816${randomInt(10_000_000, 100_000_000)}`;

const LINK = /^(Tautan|Link)$/;

/** Goes on from each of these pages in turn. */
const goOn = async (visitor: Visitor, ...pages: readonly string[]): Promise<void> => {
  for (const page of pages) await visitor.goOnFrom(page);
};

const linkOf = async (agent: Visitor, page: string): Promise<string> => {
  await agent.isAt(page);
  await agent.reads(shared.quoteReady);
  return agent.valueOf(LINK);
};

test('an agent sells a trip, and the customer pays', async ({ visit }) => {
  const texts = TRAVEL_TEXTS.id;
  const phone = newPhone();
  const agent = await visit();
  await agent.logIn(AGENTS.mitra.phone);
  await agent.press(texts.tile, 'link');
  await agent.press(shared.begin);
  await agent.choose(texts.area, texts.japan);
  await agent.type(texts.departure, inDays(20));
  await agent.type(texts.arrival, inDays(27));
  await agent.type(texts.insuredName, 'Budi Santoso');
  await agent.type(texts.insuredBirthDate, '17/08/1990');
  await agent.press(shared.seePlans);
  await agent.isAt('/chooseproducttravel');
  await agent.press(/^Pilih.*gold/i);
  await agent.press(shared.next);
  await agent.press(texts.addCovid);
  await goOn(agent, '/additionalbenefittravel');
  await agent.isAt('/ordersummarytravel');
  await agent.type(/^Nomor ponsel nasabah/, phone);
  await agent.press(shared.next);

  const customer = await visit();
  await customer.open(await linkOf(agent, '/oonasuccess'));
  await customer.verify(phone);
  await goOn(customer, '/ordersummarytravel');
  await customer.isAt('/oonacustomerinformation');
  await customer.type(texts.passport, 'B1234567');
  await customer.type(shared.email, EMAIL);
  await customer.press(shared.next);
  await customer.confirm();
  await customer.pay();
});

test('an agent insures a house, and the customer pays', async ({ visit }) => {
  const texts = HOME_TEXTS.id;
  const phone = newPhone();
  const agent = await visit();
  await agent.logIn(AGENTS.commercial.phone);
  await agent.press(texts.tile, 'link');
  await agent.tick(texts.agree);
  await agent.press(texts.confirmRequirements);
  await agent.press(shared.begin);
  await agent.choose(texts.province, 'Jawa Barat');
  await agent.choose(texts.city, 'Kota Bandung');
  await agent.type(texts.stories, '2');
  await agent.type(texts.startDate, inDays(7));
  await agent.type(texts.building, '2000000000');
  await agent.type(texts.insuredName, 'Budi Santoso');
  await agent.type(texts.customerPhone, phone);
  await agent.press(shared.seePlans);
  await agent.isAt('/home-choose-product');
  await agent.press(/^Pilih.*PROPERTY ALL RISK/);
  await goOn(agent, '/home-choose-product', '/home-additional-benefit', '/home-order-summary');

  const customer = await visit();
  await customer.open(await linkOf(agent, '/home-quick-quote-success-screen'));
  await customer.verify(phone);
  await customer.tick(texts.agree);
  await customer.press(texts.confirmRequirements);
  await goOn(customer, '/home-order-summary');
  await customer.isAt('/customerinformationhome');
  await customer.type(shared.email, EMAIL);
  await customer.type(texts.insuredAddress, 'Jalan Dago 12');
  await customer.choose(texts.district, 'Coblong');
  await customer.choose(texts.subDistrict, 'Dago');
  await customer.type(texts.postalCode, '40135');
  await customer.press(shared.next);
  await customer.confirm();
  await customer.pay();
});

test('an agent insures a car, the customer sends photos as files, and pays', async ({
  visit,
  logIn,
}, testInfo) => {
  const texts = MOTOR_TEXTS.id;
  const phone = newPhone();
  const agent = await visit();
  await agent.logIn(AGENTS.otherMitra.phone);
  await agent.press(texts.carTile, 'link');
  await agent.press(texts.begin);
  await agent.suggest(texts.brand, 'Toyota');
  await agent.suggest(texts.model, 'Avanza');
  await agent.type(texts.year, String(yearOfAge(3)));
  await agent.suggest(texts.plateCode, 'B');
  await agent.type(texts.plateNumber, '1734');
  await agent.type(texts.plateSuffix, 'KZL');
  await agent.type(texts.startDate, inDays(7));
  await agent.tick(texts.comprehensive, 'radio');
  await agent.type(texts.sumInsured, '170000000');
  await agent.type(texts.insuredName, 'Budi Hartanto');
  await agent.type(texts.customerPhone, phone);
  await agent.press(shared.seePlans);
  await agent.isAt('/motorchooseproduct');
  await agent.press(/^Pilih.*Motor Standard/);
  await goOn(agent, '/motorchooseproduct');
  await agent.press(texts.addToCart);
  await goOn(agent, '/motorordersummary');

  const customer = await visit();
  await customer.open(await linkOf(agent, '/oonasuccess'));
  await customer.verify(phone);
  await goOn(customer, '/motorordersummary');
  await customer.isAt('/customerinformationmotor');
  const { chassisNo, engineNo } = vehicleNumbers();
  await customer.type(texts.idCard, '3273011005910003');
  await customer.type(texts.birthDate, '10/05/1991');
  await customer.type(shared.email, EMAIL);
  await customer.type(texts.chassis, chassisNo);
  await customer.type(texts.engine, engineNo);
  await customer.type(texts.street, 'Jalan Dago 12');
  await customer.choose(texts.province, 'Jawa Barat');
  await customer.choose(texts.city, 'Kota Bandung');
  await customer.choose(texts.district, 'Coblong');
  await customer.choose(texts.subDistrict, 'Dago');
  await customer.type(texts.postalCode, '40135');
  await customer.press(shared.next);
  await goOn(customer, '/customerconfirmationmotor');
  await customer.isAt('/oonariskinspectionmotor');
  const quoteId = new URL(await customer.driver.getCurrentUrl()).searchParams.get('quoteId') ?? '';
  const seed = randomInt(2_000_000, 3_000_000);
  for (let done = 1; done <= 8; done += 1) {
    const file = testInfo.outputPath(`IMG_${done}.png`);
    await writeFile(file, carPicture(seed + done, { width: 1200, height: 900 }));
    await customer.pickFile(texts.pickFile, file);
    await customer.press(texts.acceptPhoto);
    await customer.reads(texts.count(done, 8));
  }
  await customer.press(texts.checkAll);
  await customer.press(texts.submit);
  await customer.reads('Foto Anda sedang diperiksa');
  await decide((await logIn('staff')).api, quoteId, {});
  await customer.reads('Foto sudah disetujui');
  await customer.press(shared.next);
  await customer.confirm();
  await customer.pay();
});

test('an agent insures a person against accidents, and the customer pays', async ({ visit }) => {
  const texts = ACCIDENT_TEXTS.id;
  const phone = newPhone();
  const agent = await visit();
  await agent.logIn(AGENTS.mitra.phone);
  await agent.press(texts.tile, 'link');
  await agent.type(texts.startDate, inDays(7));
  await agent.press(/^Pilih.*PA Plus/);
  await agent.type(texts.holder, 'Dewi Lestari');
  await agent.type(texts.customerPhone, phone);
  await agent.press(shared.next);
  await goOn(agent, '/accidentordersummary');

  const customer = await visit();
  await customer.open(await linkOf(agent, '/accidentquotesuccess'));
  await customer.verify(phone);
  await goOn(customer, '/accidentordersummary');
  await customer.isAt('/accidentcustomerinformation');
  await customer.type(shared.email, EMAIL);
  await customer.press(shared.next);
  await customer.isAt('/accidentmultiplecustomerinformation');
  await customer.press(texts.carryOn);
  await customer.type(texts.birthDate, '12/03/1984');
  await customer.type(texts.address, 'Jalan Braga 10, Bandung');
  await customer.type(texts.beneficiary, 'Rahmat Hidayat');
  await customer.press(texts.relation, 'combobox');
  await customer.press('Saudara kandung', 'option');
  await customer.press(texts.save);
  await customer.press(texts.carryOn);
  await customer.isAt('/accidentcustomerdetails');
  await customer.confirm();
  await customer.pay();
});
