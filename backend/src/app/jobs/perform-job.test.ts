import { expect, it } from 'vitest';
import type { Language } from '#core/http/language.ts';
import type { Job } from '#areas/services.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { invoiced } from '#areas/payment/testing/payments.ts';
import { notify } from '#areas/quote/testing/journey.ts';
import type { Message } from '#providers/messages/messages.ts';
import { wordsOf } from '#providers/messages/testing/designed-words.ts';
import { messagesOfJobs } from './testing/messages-of-jobs.ts';

const world = useAreaServer();

const sold = async () => {
  const sale = await invoiced(world.server);
  await notify(world.server, sale.invoiceNumber, sale.amount);
  return { agentId: sale.agentId, quoteId: sale.quote.quoteId };
};

const messageOf = async (job: Job): Promise<Message> => {
  const [message] = await messagesOfJobs(world.server.services, [job]);
  if (message === undefined) throw new Error('Nobody is written to');
  return message;
};

const NOTICES = ['dueInSevenDays', 'dueTomorrow', 'cancelled', 'refundDue', 'policyEnded'] as const;
const ACCOUNT = ['bankChanged', 'taxChanged', 'idCardChanged', 'licenceEnds'] as const;
const PASSKEYS = ['passkeyAdded', 'passkeyRemoved', 'passkeyOldCounter', 'passkeysReset'] as const;

const jobsFor = async (language: Language): Promise<readonly Job[]> => {
  const { agentId, quoteId } = await sold();
  const money = { amount: 100_000, reason: 'second-payment', language } as const;
  const data = { date: '29/01/2026', days: '14' };
  return [
    { kind: 'sendPolicyEmail', quoteId, language },
    ...NOTICES.flatMap((notice) =>
      (['customer', 'agent'] as const).map(
        (to) => ({ kind: 'sendPaymentNotice', quoteId, to, notice, ...money }) as const,
      ),
    ),
    {
      kind: 'sendQuoteNotice',
      quoteId,
      to: 'customer',
      subject: 'Foto',
      body: 'Yth. {name},\n\nBaik.',
      language,
    },
    ...ACCOUNT.map((notice) => ({ kind: 'sendAccountNotice', agentId, notice, data, language }) as const),
    ...PASSKEYS.map(
      (notice) => ({ kind: 'sendPasskeyNotice', agentId, notice, name: '<b>HP', language }) as const,
    ),
  ];
};

/** The lines of a plain text, without the signs that make a list or name a button. */
const statementsOf = (body: string): readonly string[] =>
  body
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('https://'))
    .map((line) =>
      line
        .replace(/^- /, '')
        .replace(/: (?=[^:]+$)/, ' ')
        .replace(/:$/, ''),
    );

it.each(['id', 'en'] as const)(
  'designs every mail, and its plain text says the same (%s)',
  async (language) => {
    for (const job of await jobsFor(language)) {
      const { channel, body, html = '', subject } = await messageOf(job);
      expect([job.kind, channel]).toEqual([job.kind, 'email']);
      expect(`${subject}${body}`).not.toMatch(/[{}]|undefined/);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).not.toMatch(/<b>/);
      const words = wordsOf(html).replaceAll(': ', ' ');
      for (const said of statementsOf(body)) expect(words).toContain(said.replaceAll(': ', ' '));
    }
  },
);

it('tells in a table what a notice is about: to the agent also whom it concerns', async () => {
  const { quoteId } = await sold();
  const job = { kind: 'sendPaymentNotice', quoteId, notice: 'policyEnded', amount: 100_000 } as const;
  const customer = await messageOf({ ...job, to: 'customer', language: 'en' });
  const agent = await messageOf({ ...job, to: 'agent', language: 'id' });
  expect(customer.body).toMatch(/\n\n- Policy number: \S+\n- Amount: Rp 100\.000\n\n/);
  expect(agent.body).toMatch(
    /\n\n- Nomor polis: \S+\n- Jumlah: Rp 100\.000\n- Tertanggung: Budi Santoso\n\n/,
  );
  expect(wordsOf(customer.html ?? '')).toMatch(/Payung Kite Insurance Policy \S+ was cancelled Dear Budi,/);
});

it('leads to passkeys from every message about them', async () => {
  const { agentId } = await sold();
  const job = {
    kind: 'sendPasskeyNotice',
    agentId,
    notice: 'passkeysReset',
    name: '',
    language: 'en',
  } as const;
  const { html, body } = await messageOf(job);
  expect(html).toContain('href="https://payung.test/app/passkeys"');
  expect(body).toContain('Open Passkeys:\nhttps://payung.test/app/passkeys');
});

const noticesOf = (id: string): readonly Job[] => [
  { kind: 'sendPaymentNotice', quoteId: id, to: 'customer', notice: 'dueTomorrow', language: 'id' },
  { kind: 'sendQuoteNotice', quoteId: id, to: 'customer', subject: 'Foto', body: 'Baik.', language: 'id' },
];

it('writes to nobody about a customer without an address, or about a quote that is gone', async () => {
  const { services } = world.server;
  const { quoteId } = await sold();
  expect(await messagesOfJobs(services, noticesOf(quoteId))).toHaveLength(2);
  expect(await messagesOfJobs(services, noticesOf('0123456789abcdef01234567'))).toEqual([]);
  await services.db
    .updateTable('quotes')
    .set({ insured_email: '', insured_phone: '' })
    .where('id', '=', quoteId)
    .execute();
  expect(await messagesOfJobs(services, noticesOf(quoteId))).toEqual([]);
});
