import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { notify, recordOf } from '#areas/quote/testing/journey.ts';
import { invoiced, proposed } from '#areas/payment/testing/payments.ts';
import { newVisit } from '#testing/people.ts';

const world = useAreaServer();

it('prints the paid policy, only once it is sold [PAY-027]', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  const query = { quoteId: sale.quote.quoteId, logkey: 'policyDownloadNotification' };
  expect((await call(server, sale.agent, 'ePolicy', { query })).status).toBe(422);
  await notify(server, sale.invoiceNumber, sale.amount);
  const customer = await newVisit(server, sale.quote.quoteId, sale.quote.phone);
  const { policyNo } = await recordOf(server, customer, sale.quote.quoteId);
  const answer = await call(server, customer, 'ePolicy', { query });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="Kite Insurance_${policyNo}.pdf"`,
  });
  expect(answer.bytes.toString()).toContain('Budi Santoso');
  const content = server.printed.at(-1);
  expect(content).toMatchObject({ kind: 'policy', number: policyNo });
  expect(JSON.stringify(content)).toContain('Rp 274.500');
  const open = await server.app.inject({
    url: `/api/user/e-policy?quoteId=${query.quoteId}`,
    headers: sale.agent,
  });
  expect(open.statusCode).toBe(404);
});

it('accepts the policy number instead of the logkey, and answers 404 to any other number [PAY-028]', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  const { quoteId } = sale.quote;
  const print = (policyNo: string) => call(server, sale.agent, 'ePolicy', { query: { quoteId, policyNo } });
  expect((await print('PO2601999999')).status).toBe(404);
  await notify(server, sale.invoiceNumber, sale.amount);
  const { policyNo = '' } = await recordOf(server, sale.agent, quoteId);
  expect((await print(policyNo)).headers['content-type']).toBe('application/pdf');
  const other = await invoiced(server);
  await notify(server, other.invoiceNumber, other.amount);
  const strangers = await recordOf(server, other.agent, other.quote.quoteId);
  expect((await print(strangers.policyNo ?? '')).status).toBe(404);
});

it('prints the quotation in the language of the reader [PAY-030]', async () => {
  const { server } = world;
  const { agent, quote } = await proposed(server);
  const answer = await call(server, agent, 'eQuotation', {
    query: { quoteId: quote.quoteId },
    headers: { 'accept-language': 'id' },
  });
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(server.printed.at(-1)).toMatchObject({ kind: 'quotation', language: 'id', number: quote.code });
});

it('creates a share link to the policy once it is issued [PAY-026]', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  const share = (pdfType: string) =>
    call(server, sale.agent, 'generateLink', {
      query: { type: 'lead', quoteId: sale.quote.quoteId, isEPdfLink: 'true', pdfType },
    });
  expect((await share('policy')).status).toBe(422);
  expect((await share('quickQuote')).errMsg.link).toMatch(/\/app\/kite\/\w{6}$/);
  await notify(server, sale.invoiceNumber, sale.amount);
  expect((await share('policy')).errMsg.link).toMatch(/\/app\/kite\/\w{6}$/);
});

it('gives the customer the agent’s link to the own policy, and no other link [PAY-026]', async () => {
  const { server } = world;
  const sale = await invoiced(server);
  const { quoteId, phone } = sale.quote;
  const customer = await newVisit(server, quoteId, phone);
  const other = await invoiced(server);
  const stranger = await newVisit(server, other.quote.quoteId, other.quote.phone);
  const pdf = { type: 'lead', quoteId, isEPdfLink: 'true', pdfType: 'policy' };
  const ask = async (who: Credentials, query: Readonly<Record<string, string>>) => {
    const { status, errMsg } = await call(server, who, 'generateLink', { query });
    return [status, status === 200 ? errMsg.link : undefined];
  };
  expect((await ask(customer, pdf))[0]).toBe(422);
  await notify(server, sale.invoiceNumber, sale.amount);
  const [status, link] = await ask(customer, pdf);
  expect([status, link]).toEqual([200, expect.stringMatching(/\/app\/kite\/\w{6}$/)]);
  expect(await ask(sale.agent, pdf)).toEqual([200, link]);
  for (const [who, query, refusal] of [
    [customer, { type: 'lead', quoteId }, 403],
    [customer, { type: 'lead', quoteId, pdfType: 'policy' }, 403],
    [stranger, pdf, 404],
    [other.agent, pdf, 404],
  ] as const)
    expect(await ask(who, query)).toEqual([refusal, undefined]);
});
