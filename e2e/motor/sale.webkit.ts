import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { AGENTS } from '@payung/platform/e2e/people.ts';
import { EMAIL, goOn, inDays, linkOf, newPhone } from '#engines/sale-steps.ts';
import { test } from '#engines/visitor.ts';
import { TEXTS } from '#support/texts.ts';
import { decide, vehicleNumbers, yearOfAge } from './motor-quotes.ts';
import { carPicture } from './photos.ts';
import { MOTOR_TEXTS } from './texts.ts';

const shared = TEXTS.id;

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
