import { expect, it, onTestFinished } from 'vitest';
import { TRAVEL_WORDING } from 'mfe-travel/rules/wording.ts';
import { policyEmail } from '#areas/payment/policies/policy-email.ts';
import type { DocumentContent } from '#core/documents/document-content.ts';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { lastInvoice, notify } from '#areas/quote/testing/journey.ts';
import { newAgent, newVisit } from '#testing/people.ts';
import { PLANS } from '../tariff/plans.ts';
import { confirmed, driveTo, newTravelQuote } from '../testing/travel.ts';
import { travelModule } from '../module.ts';

const world = useAreaServer([travelModule]);
const proposed = async (server: AreaServer, licence: object = {}) => {
  const { headers: agent, id } = await newAgent(server, {
    first_name: 'Sari',
    last_name: 'Wulandari',
    ...licence,
  });
  const quote = await newTravelQuote(server, agent);
  const proposalNo = await confirmed(server, agent, quote);
  return { agent, agentId: id, quote, proposalNo };
};

const paid = async (server: AreaServer) => {
  const { agent, quote, proposalNo } = await proposed(server);
  await succeed(server, agent, 'checkout', { query: { proposalNo } });
  const { invoiceNumber, amount } = lastInvoice(server);
  await notify(server, invoiceNumber, amount);
  const customer = await newVisit(server, quote.quoteId, quote.phone);
  return { agent, customer, ...quote };
};

/** Another day: the plan pays a thousandth for treatment, and something more is excluded. */
const changeWhatIsSold = (): void => {
  const row = PLANS.find(({ code }) => code === 'TRVGLD')?.cover[0] as { international: number };
  const exclusions = TRAVEL_WORDING.exclusions as { text: { en: string; id: string } }[];
  const before = row.international;
  row.international = 1_000_000;
  exclusions.push({ text: { en: 'Everything else', id: 'Semua yang lain' } });
  onTestFinished(() => {
    row.international = before;
    exclusions.pop();
  });
};

interface DocumentRequest {
  readonly who: Credentials;
  readonly name: 'ePolicy' | 'eQuotation';
  readonly language: string;
}

const bytesOf = async (server: AreaServer, quoteId: string, { who, name, language }: DocumentRequest) => {
  const query = { quoteId, ...(name === 'ePolicy' ? { logkey: 'policyDownloadNotification' } : {}) };
  const answer = await call(server, who, name, { query, headers: { 'accept-language': language } });
  expect(answer.status).toBe(200);
  return answer.bytes;
};

const READINGS = (['id', 'en'] as const).flatMap((language) =>
  (['customer', 'agent'] as const).map((reader) => ({ language, reader })),
);

it('keeps a policy as issued when the products change, also when nobody had opened it [PAY-027]', async () => {
  const { server } = world;
  const sale = await paid(server);
  changeWhatIsSold();
  for (const { language, reader } of READINGS) {
    const text = (
      await bytesOf(server, sale.quoteId, { who: sale[reader], name: 'ePolicy', language })
    ).toString();
    expect(text).toContain('Rp 1.000.000.000');
    expect(text).not.toMatch(/"Rp 1\.000\.000"|Everything else|Semua yang lain/);
  }
});

it('says in policy, quotation and receipt what was valid when the quote was confirmed (ruling R85)', async () => {
  const { server } = world;
  const licence = { licence_number: '20261', licence_issuer: 'AAUI', licence_expires_on: '2026-01-31' };
  const { agent, agentId, quote, proposalNo } = await proposed(server, licence);
  changeWhatIsSold();
  await server.services.db
    .updateTable('agents')
    .set({ licence_number: '20262' })
    .where('id', '=', agentId)
    .execute();
  await succeed(server, agent, 'checkout', { query: { proposalNo } });
  const { invoiceNumber, amount } = lastInvoice(server);
  await notify(server, invoiceNumber, amount);
  for (const name of ['ePolicy', 'eQuotation'] as const) {
    const text = (await bytesOf(server, quote.quoteId, { who: agent, name, language: 'en' })).toString();
    expect(text).toContain('Rp 1.000.000.000');
    expect(text).toContain('Sari Wulandari, AAUI 20261');
    expect(text).not.toMatch(/"Rp 1\.000\.000"|Everything else|20262/);
  }
  // A quote that is confirmed again takes what is valid by then.
  const { agent: other, quote: later } = await proposed(server);
  expect(
    (await bytesOf(server, later.quoteId, { who: other, name: 'eQuotation', language: 'en' })).toString(),
  ).toContain('Everything else');
});

it('forgets what a quote was confirmed with once it is changed, and keeps it anew', async () => {
  const { server } = world;
  const { agent, quote } = await proposed(server);
  const kept = async () => {
    const rows = await server.services.db
      .selectFrom('documents')
      .select('cache_key')
      .where('cache_key', 'like', `${quote.quoteId}-%`)
      .orderBy('cache_key')
      .execute();
    return rows.map(({ cache_key }) => cache_key.split('-').slice(2).join('-'));
  };
  const editions = ['terms-en-agent', 'terms-en-customer', 'terms-id-agent', 'terms-id-customer'];
  expect(await kept()).toEqual(editions);
  await driveTo(server, { agent, quote }, 'Customer Information Updated');
  expect(await kept()).toEqual([]);
  await confirmed(server, agent, quote);
  expect(await kept()).toEqual(editions);
});

it('returns to customer and agent the bytes that were sent, and stores their hash', async () => {
  const { server } = world;
  const sale = await paid(server);
  const email = await policyEmail(server.services, {
    kind: 'sendPolicyEmail',
    quoteId: sale.quoteId,
    language: 'en',
  });
  const kept = await server.services.db
    .selectFrom('documents')
    .select(['cache_key', 'hash'])
    .where('cache_key', 'like', `${sale.quoteId}-%`)
    .where('cache_key', 'not like', '%-terms-%')
    .execute();
  // The policy for customer and agent, and the receipt, in both languages.
  expect(kept).toHaveLength(6);
  expect(kept.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash ?? ''))).toBe(true);
  changeWhatIsSold();
  const sent = email?.attachments[0]?.bytes as Buffer;
  const reading = { name: 'ePolicy', language: 'en' } as const;
  const read = await bytesOf(server, sale.quoteId, { ...reading, who: sale.customer });
  expect(read.equals(sent)).toBe(true);
  await expect(
    server.services.db
      .updateTable('documents')
      .set({ hash: '0'.repeat(64) })
      .where('cache_key', 'like', `${sale.quoteId}-%`)
      .execute(),
  ).rejects.toThrow('an issued document is never changed');
});

it('keeps a printed quotation until the quote changes [PAY-030]', async () => {
  const { server } = world;
  const { headers: who } = await newAgent(server);
  const quote = await newTravelQuote(server, who);
  await driveTo(server, { agent: who, quote }, 'Quick Quote Created');
  const reading = { who, name: 'eQuotation', language: 'en' } as const;
  const first = await bytesOf(server, quote.quoteId, reading);
  changeWhatIsSold();
  expect((await bytesOf(server, quote.quoteId, reading)).equals(first)).toBe(true);
  await succeed(server, who, 'quickQuote', { params: { quoteId: quote.quoteId } });
  expect((await bytesOf(server, quote.quoteId, reading)).toString()).toContain('Everything else');
});

it('issues a receipt with the payment, which is sent with the policy and never changes', async () => {
  const { server } = world;
  const sale = await paid(server);
  changeWhatIsSold();
  const query = { quoteId: sale.quoteId, document: 'receipt' };
  const headers = { 'accept-language': 'id' };
  const answer = await call(server, sale.agent, 'ePolicy', { query, headers });
  const content = server.printed.at(-1);
  expect(content).toMatchObject({ kind: 'receipt', title: 'Travel Insurance · Kuitansi' });
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="Kuitansi_${content?.number}.pdf"`,
  );
  expect(content?.highlights.slice(0, 2)).toEqual([
    { label: 'Dibayar pada', value: '15/01/2026' },
    { label: 'Total', value: 'Rp 274.500' },
  ]);
  const job = { kind: 'sendPolicyEmail', quoteId: sale.quoteId, language: 'id' } as const;
  const email = await policyEmail(server.services, job);
  expect(email?.attachments).toHaveLength(2);
  expect(email?.attachments[1]?.bytes.equals(answer.bytes)).toBe(true);
});

it('has no receipt before the payment of a policy that is paid later, and one with its day afterwards', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const quote = await newTravelQuote(server, agent);
  const proposalNo = await confirmed(server, agent, quote);
  await succeed(server, agent, 'payLater', { query: { proposalNo } });
  const query = { quoteId: quote.quoteId, document: 'receipt' };
  const { status, message } = await call(server, agent, 'ePolicy', { query });
  expect([status, message]).toEqual([422, 'There is a receipt once the premium is paid']);
  server.clock.advance(86_400);
  await succeed(server, agent, 'checkout', { query: { proposalNo } });
  const { invoiceNumber, amount } = lastInvoice(server);
  await notify(server, invoiceNumber, amount);
  await call(server, agent, 'ePolicy', { query });
  expect(server.printed.at(-1)).toMatchObject({ kind: 'receipt', number: invoiceNumber });
  expect(server.printed.at(-1)?.highlights[0]).toEqual({ label: 'Paid on', value: '16/01/2026' });
});

/** As of one that was sold before documents were kept. */
const forget = async (server: AreaServer, quoteId: string): Promise<void> => {
  await server.services.db.deleteFrom('documents').where('cache_key', 'like', `${quoteId}-%`).execute();
};

it('prints the confirmed version of the quote, not the current one [PAY-027]', async () => {
  const { server } = world;
  const sale = await paid(server);
  await forget(server, sale.quoteId);
  await server.services.db
    .updateTable('quotes')
    .set({ insured_name: 'Somebody Else', plan_name: 'Bronze', plan_code: 'TRVBRZ', due_premium: 1 })
    .where('id', '=', sale.quoteId)
    .execute();
  await bytesOf(server, sale.quoteId, { who: sale.customer, name: 'ePolicy', language: 'en' });
  const text = JSON.stringify(server.printed.at(-1));
  expect(text).toContain('Budi Santoso');
  expect(text).toContain('"Gold"');
  expect(text).not.toMatch(/Somebody Else|Bronze|"Rp 1"/);
});

it('names the day of issue, the selling agent and the version of the wording', async () => {
  const { server } = world;
  const sale = await paid(server);
  await bytesOf(server, sale.quoteId, { who: sale.customer, name: 'ePolicy', language: 'id' });
  const { sections } = server.printed.at(-1) as DocumentContent;
  const { agent_code: code } = await server.services.db
    .selectFrom('agents')
    .innerJoin('policies', 'policies.agent_id', 'agents.id')
    .select('agents.agent_code')
    .where('policies.quote_id', '=', sale.quoteId)
    .executeTakeFirstOrThrow();
  expect(sections.find(({ heading }) => heading === 'Tentang polis ini')?.lines).toEqual([
    { label: 'Diterbitkan pada', value: '15/01/2026' },
    { label: 'Agen penjual', value: `Sari Wulandari (${code})` },
    { label: 'Versi ketentuan polis', value: '2026-11' },
  ]);
});
