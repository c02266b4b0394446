import { AGENTS } from '@payung/platform/e2e/people.ts';
import { EMAIL, goOn, inDays, linkOf, newPhone } from '#engines/sale-steps.ts';
import { test } from '#engines/visitor.ts';
import { TEXTS } from '#support/texts.ts';
import { ACCIDENT_TEXTS } from './texts.ts';

const shared = TEXTS.id;

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
