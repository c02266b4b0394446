import sharp from 'sharp';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { sendFile } from '#testing/form.ts';
import { consents, driveTo, lastInvoice, notify } from '#areas/quote/testing/journey.ts';
import { newAgent, newQuote, newVisit } from '#testing/people.ts';

export const inEnglish = { headers: { 'accept-language': 'en' } };

/** A quote with its proposal, its customer on a visit, and a photo of the card. */
export const aCustomer = async (server: AreaServer, { withCard = false } = {}) => {
  const agent = await newAgent(server);
  const quote = await newQuote(server, agent.headers);
  if (withCard) {
    const card = await sharp({ create: { width: 400, height: 250, channels: 3, background: '#cfe4ea' } })
      .png()
      .toBuffer();
    await sendFile(
      server,
      agent.headers,
      quote.quoteId,
      new Blob([new Uint8Array(card)], { type: 'image/png' }),
    );
  }
  await driveTo(server, agent.headers, quote, 'Customer Information Updated');
  const customer = await newVisit(server, quote.quoteId, quote.phone);
  const params = { quoteId: quote.quoteId };
  await succeed(server, customer, 'confirmQuote', {
    params,
    body: { ...consents, consents: { terms: true, dataProcessing: true, marketing: true }, language: 'en' },
  });
  return { agent, quote, customer, params };
};

/** Pays the proposal: there is a policy then. */
export const buy = async (server: AreaServer, customer: Credentials, quoteId: string): Promise<void> => {
  const { data } = await succeed(server, customer, 'getQuote', { query: { id: quoteId } });
  await succeed(server, customer, 'checkout', { query: { proposalNo: data[0].proposalNo } });
  const { invoiceNumber, amount } = lastInvoice(server);
  await notify(server, invoiceNumber, amount);
};

export const consentRows = (server: AreaServer, quoteId: string) =>
  server.services.db
    .selectFrom('consents as c')
    .leftJoin('consent_texts as t', 't.hash', 'c.text_hash')
    .select(['c.purpose', 'c.granted', 'c.entry', 'c.given_by', 'c.text_version', 't.words'])
    .where('c.quote_id', '=', quoteId)
    .orderBy('c.id')
    .execute();
