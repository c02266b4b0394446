import { expect, it } from 'vitest';
import type { Language } from '#core/http/language.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { notify, recordOf } from '#areas/quote/testing/journey.ts';
import { invoiced, proposed } from '#areas/payment/testing/payments.ts';
import { wordsOf } from '#providers/messages/testing/designed-words.ts';
import { policyEmail } from './policy-email.ts';

const world = useAreaServer();

const mailOf = async (quoteId: string, language: Language) => {
  const email = await policyEmail(world.server.services, { kind: 'sendPolicyEmail', quoteId, language });
  if (email?.html === undefined) throw new Error('Nobody is written to');
  return { html: email.html, text: email.body };
};

it('says in both forms and languages what is covered, until when and whom to call', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  await notify(server, sale.invoiceNumber, sale.amount);
  const { policyNo = '' } = await recordOf(server, sale.agent, sale.quote.quoteId);
  const id = await mailOf(sale.quote.quoteId, 'id');
  const en = await mailOf(sale.quote.quoteId, 'en');
  const shared = [policyNo, 'Kite Insurance · Kite Gold', '10/02/2026 – 14/02/2026', 'Rp 274.500'];
  for (const said of [...shared, '+62 21 5555 0111', '+62 21 5555 0222', 'OJK'])
    for (const mail of [id, en]) {
      expect(mail.text).toContain(said);
      expect(wordsOf(mail.html)).toContain(said);
    }
  expect(id.html).toContain('<html lang="id">');
  expect(wordsOf(id.html)).toContain('Yth. Budi,');
  expect(wordsOf(en.html)).toContain('Dear Budi,');
});

it('says of a policy that is paid later by when it is due', async () => {
  const { server } = world;
  const { agent, quote, proposalNo } = await proposed(server);
  await succeed(server, agent, 'payLater', { query: { proposalNo } });
  const { html, text } = await mailOf(quote.quoteId, 'en');
  const warning =
    /Please pay Rp 274\.500 by \d\d\/\d\d\/2026\. If it is not paid by then, the policy is cancelled\./;
  expect(text).toMatch(warning);
  expect(wordsOf(html)).toMatch(warning);
});
