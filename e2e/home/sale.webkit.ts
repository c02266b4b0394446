import { AGENTS } from '@payung/platform/e2e/people.ts';
import { EMAIL, goOn, inDays, linkOf, newPhone } from '#engines/sale-steps.ts';
import { test } from '#engines/visitor.ts';
import { TEXTS } from '#support/texts.ts';
import { HOME_TEXTS } from './texts.ts';

const shared = TEXTS.id;

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
