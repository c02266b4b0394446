import { AGENTS } from '@payung/platform/e2e/people.ts';
import { EMAIL, goOn, inDays, linkOf, newPhone } from '#engines/sale-steps.ts';
import { test } from '#engines/visitor.ts';
import { TEXTS } from '#support/texts.ts';
import { TRAVEL_TEXTS } from './texts.ts';

const shared = TEXTS.id;

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
