import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { LeadDetail } from '@payung/shared/schemas/leads.ts';
import { listEndpoints } from '@payung/shared/api/endpoints/lists.ts';
import { cachedRead, queryClient } from '@payung/shared/api/query.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { QUOTE_ID } from '@payung/shared/testing/kite.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import type { Options } from '#testing/show-leads.tsx';
import { showLead } from '#testing/show-leads.tsx';
import { LEAD_ID, aLead, aLeadDetail, aLeadQuote } from '#testing/lead-data.ts';
import { aTodayDue } from '#testing/list-data.ts';

/** Another agent's lead as the leader of the network sees it (ruling R33). */
const foreign = (): LeadDetail => {
  const { form: _form, ...detail } = aLeadDetail();
  const { phone: _phone, email: _email, mayContact: _may, ...lead } = aLead({ agentName: 'Dewi Anggraini' });
  return { ...detail, lead };
};

const opened = (result: string, number: number) => ({
  id: String(number),
  at: `2026-11-1${number}T03:00:00.000Z`,
  kind: 'opened' as const,
  result,
  by: 'Bayu Pratama',
  code: 'Q100001',
});

describe('a lead', () => {
  it('shows name, status, days left, number and phone link', async () => {
    showLead();
    expect(await screen.findByRole('heading', { name: 'Budi Santoso', level: 1 })).toBeTruthy();
    expect(screen.getByText('In Progress')).toBeTruthy();
    expect(screen.getByText('12 days left')).toBeTruthy();
    expect(screen.getByText('WIB · created 10/11/2026 · L000042')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+6281234567890');
  });

  it('lists its events with readable texts, the newest first [LEAD-031]', async () => {
    showLead();
    const timeline = within(await screen.findByRole('region', { name: 'What happened' }));
    expect(timeline.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '12/11/2026, 10:00 WIB · Sari WulandariCall · Wants to hear from me againCall again after the holidays',
      '10/11/2026, 10:00 WIBQuote Q100001 created',
    ]);
  });

  it('shows who opened a quote, and from where [SHELL-036]', async () => {
    const events = [
      opened('quoteSearch', 4),
      opened('referalJourney', 3),
      opened('paymentNotification', 2),
      opened('policyDownloadNotification', 1),
    ];
    for (const [language, texts] of [
      [
        'en',
        [
          'Opened by Bayu Pratama, from a search',
          'Opened by Bayu Pratama, from the network',
          'Opened by Bayu Pratama, from a notification of a payment',
          'Opened by Bayu Pratama, from a notification of a policy',
        ],
      ],
      ['id', ['Dibuka oleh Bayu Pratama, dari pencarian']],
    ] as const) {
      const page = showLead(aLeadDetail({ events }), { language });
      for (const words of texts) expect(await screen.findByText(words)).toBeTruthy();
      page.unmount();
    }
  });

  it('links to its open quotes and to the start of new ones', async () => {
    showLead(
      aLeadDetail({
        quotes: [aLeadQuote(), aLeadQuote({ id: 'f'.repeat(24), code: 'Q100000', isRejected: true })],
      }),
    );
    const quotes = within(await screen.findByRole('region', { name: 'Quotes' }));
    expect(quotes.getByRole('link', { name: 'Kite: Continue quote Q100001' }).getAttribute('href')).toBe(
      `/kite-string?quoteId=${QUOTE_ID}`,
    );
    expect(quotes.queryByRole('link', { name: /Continue quote Q100000/ })).toBeNull();
    expect(quotes.getByText('Rejected · Q100000')).toBeTruthy();
    expect(quotes.getByRole('link', { name: 'Kite' }).getAttribute('href')).toBe(
      `/kite-start?leadId=${LEAD_ID}`,
    );
    expect(
      quotes.getByText(
        'Name and mobile number of this lead are filled in for you. With this number the quote appears here.',
      ),
    ).toBeTruthy();
  });

  it.each([
    ['was sold', { stage: 'Policy Generated' }, {}],
    ['was sold and is paid later', { stage: 'Full Quote Created With Payment' }, {}],
    ['was rejected', { isRejected: true }, {}],
    ['is over', {}, { daysLeft: 0 }],
    ['has departed', { departureDate: '2020-01-01' }, {}],
  ] as const)(
    'opens the read-only summary of a quote that %s [HOME-036, MOT-032]',
    async (_what, quote, lead) => {
      const detail = aLeadDetail();
      const page = showLead({ ...detail, lead: { ...detail.lead, ...lead }, quotes: [aLeadQuote(quote)] });
      await page.user.click(await screen.findByRole('link', { name: 'View summary: Q100001' }));
      expect(page.address()).toBe(`/kite-summary?quoteId=${QUOTE_ID}`);
      expect(page.navigationState()).toEqual({ folded: true });
    },
  );

  it('quotes the same customer again, with the answers of an earlier quote', async () => {
    const detail = aLeadDetail({ quotes: [aLeadQuote({ stage: 'Policy Generated' })] });
    showLead(detail);
    const link = await screen.findByRole('link', { name: 'Quote again for this customer: Q100001' });
    expect(link.getAttribute('href')).toBe(`/kite-start?leadId=${detail.lead.id}&like=${QUOTE_ID}`);
  });

  it('offers no summary of a quote that is still open', async () => {
    showLead(aLeadDetail({ quotes: [aLeadQuote()] }));
    expect(await screen.findByRole('link', { name: /Continue quote Q100001/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /View summary/ })).toBeNull();
  });

  it.each(['', '?leadId=1', `?leadId=${'g'.repeat(24)}`])(
    'is not found at %j, and no call is sent',
    (search) => {
      const { calls } = showLead(aLeadDetail(), { route: `/oonalead${search}` });
      expect(screen.getByText('We could not find this')).toBeTruthy();
      expect(calls).toEqual([]);
    },
  );

  it('is read-only when it belongs to another agent', async () => {
    showLead(foreign(), { session: anAgent({ userType: 'Commercial' }) });
    expect(
      await screen.findByText(
        'You see this lead because Dewi Anggraini works in your network. Only Dewi Anggraini can change it.',
      ),
    ).toBeTruthy();
    for (const name of ['Enter a contact', 'Close lead', 'Do not contact this person'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Continue quote/ })).toBeNull();
    expect(screen.queryByText('Start a quote')).toBeNull();
  });

  it.each([
    ['Mitra', '/oonaleads'],
    ['Commercial', '/oonacomleads'],
    ['Support', '/oonacomleads'],
  ])('links Back for %s to %s', async (userType, leads) => {
    showLead(aLeadDetail(), { session: anAgent({ userType }) });
    expect((await screen.findByRole('link', { name: 'Back' })).getAttribute('href')).toBe(leads);
  });
});

const close = async (options: Options) => {
  const page = showLead(aLeadDetail(), options);
  await page.user.click(await screen.findByRole('button', { name: 'Close lead' }));
  const dialog = within(screen.getByRole('dialog'));
  await page.user.click(dialog.getByRole('radio', { name: 'Bought elsewhere' }));
  await page.user.click(dialog.getByRole('button', { name: 'Close lead' }));
  return page;
};

describe('closing a lead', () => {
  const closed = aLeadDetail({
    version: 4,
    lead: aLead({ status: 'Rejected', daysLeft: 0 }),
    closed: { reason: 'boughtElsewhere', at: '2026-11-20T03:00:00.000Z', by: 'Dewi Anggraini' },
  });

  it('requires a reason', async () => {
    const { user, callsOf } = showLead();
    await user.click(await screen.findByRole('button', { name: 'Close lead' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Close lead' }));
    expect(dialog.getByText('Choose a reason')).toBeTruthy();
    expect(callsOf('closeLead')).toEqual([]);
  });

  it('sends the shown version in If-Match, and then shows who closed it, when and why', async () => {
    const { callsOf } = await close({ api: { closeLead: closed } });
    expect(
      await screen.findByText('Closed by Dewi Anggraini on 20/11/2026, 10:00 WIB: Bought elsewhere'),
    ).toBeTruthy();
    const [call] = callsOf('closeLead');
    expect(call?.body).toEqual({ reason: 'boughtElsewhere', note: '' });
    expect(call?.headers['If-Match']).toBe('"3"');
    expect(screen.getByRole('button', { name: 'Open again' })).toBeTruthy();
  });

  it('shows who closed it first when the server answers with a conflict', async () => {
    let reads = 0;
    await close({
      api: {
        getLead: () => {
          reads += 1;
          return reads === 1 ? aLeadDetail() : closed;
        },
        closeLead: refuse({ status: 409, errCode: 1, errMsg: 'Closed.' }),
      },
    });
    expect(await screen.findByText('Dewi Anggraini has closed this lead in the meantime.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/^Closed by Dewi Anggraini/)).toBeTruthy();
  });

  it('is undone by Open again', async () => {
    const { user, callsOf } = showLead(closed, { api: { reopenLead: aLeadDetail({ version: 5 }) } });
    await user.click(await screen.findByRole('button', { name: 'Open again' }));
    expect(await screen.findByRole('button', { name: 'Close lead' })).toBeTruthy();
    expect(callsOf('reopenLead')[0]?.address).toBe(`sales/lead/${LEAD_ID}/reopen`);
  });
});

it('marks a lead as "do not contact", and removes the mark', async () => {
  const { user, callsOf } = showLead(aLeadDetail(), {
    api: {
      setDoNotContact: ({ body }: { body: unknown }) => {
        const { doNotContact } = body as { doNotContact: boolean };
        return aLeadDetail({ lead: aLead({ doNotContact }) });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Do not contact this person' }));
  expect(await screen.findByText('Do not contact')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'May be contacted again' }));
  await waitFor(() => expect(screen.queryByText('Do not contact')).toBeNull());
  expect(callsOf('setDoNotContact').map(({ body }) => body)).toEqual([
    { doNotContact: true },
    { doNotContact: false },
  ]);
});

it('invalidates the cached list of what is due today when a lead changes', async () => {
  const { user } = showLead(aLeadDetail(), { api: { setDoNotContact: aLeadDetail() } });
  const due = cachedRead(listEndpoints.todayDue);
  due.write(aTodayDue());
  await user.click(await screen.findByRole('button', { name: 'Do not contact this person' }));
  await waitFor(() => expect(queryClient.getQueryState(due.queryKey)?.isInvalidated).toBe(true));
});
