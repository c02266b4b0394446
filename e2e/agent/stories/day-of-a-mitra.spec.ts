import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import { look, takePicture } from '#support/look.ts';
import { test, signInPage } from '@payung/platform/e2e/people.ts';
import { seat } from '#support/person.ts';
import type { Person } from '#support/person.ts';
import { newLead } from './leads.ts';

// Tasks due today are counted, so no other test may plan a task for this agent.
test.use({ platformUse: 'exclusive' });

const OFFLINE = /^Anda offline\. Data dari /;
const NOT_SENT = /^Anda sedang offline sehingga data ini belum terkirim\. Isian Anda tidak hilang\./;

const title = ({ page }: Person, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const goHome = async (agent: Person): Promise<void> => {
  await agent.page.getByRole('main').getByRole('link', { name: 'Kembali' }).click();
  await title(agent, /^Halo, Sari/);
};

const today = ({ page }: Person) => page.getByRole('region', { name: 'Hari ini' });

const SOON_SECONDS = 30;

/** Somebody to call soon. */
const planFollowUp = async (
  api: Api,
  agentId: string,
  { firstName, now }: { readonly firstName: string; readonly now: Date },
): Promise<void> => {
  const { lead } = await newLead(api, agentId, { firstName, lastName: 'Anggraini' });
  await api.call(endpoints.addLeadEvent, {
    params: { leadId: lead.id },
    body: {
      kind: 'call',
      result: 'followup',
      note: '',
      nextContactAt: new Date(now.getTime() + SOON_SECONDS * 1000).toISOString(),
      requestId: randomUUID(),
    },
  });
};

/** A confirmed quote of any product whose payment has begun. */
const awaitPayment = async (api: Api): Promise<string> => {
  const { items } = await api.call(endpoints.recentQuotes, { query: { perPage: '50', pageNo: '1' } });
  for (const { quoteId } of items) {
    const policy = await api.call(endpoints.policyDetail, { params: { quoteId } });
    const { proposalNo, isPayable, customerName } = policy;
    if (proposalNo === undefined || !isPayable) continue;
    await api.call(endpoints.checkout, { query: { proposalNo } });
    return customerName;
  }
  throw new Error('The demo gives this agent no quote that can be paid.');
};

const collectPayment = async (agent: Person, name: string): Promise<void> => {
  const { page, input, picture } = agent;
  const row = today(agent).getByRole('link', { name: /Pembayaran yang ditunggu/ });
  const count = Number(/^\d+/.exec(await row.innerText())?.[0]);
  await input.press(row);
  await expect(page).toHaveURL(/\/app\/oonapolicies\?list=pending$/);
  // Exactly what the row counted.
  await expect(page.getByText(`${count} data`, { exact: true })).toBeVisible();
  await input.press(page.getByRole('main').getByRole('link', { name, exact: true }));
  await expect(page).toHaveURL(/\/app\/oonatodo\?tab=policy-detail&quoteId=[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await look(page, picture('policy-detail'));
  await input.press(page.getByRole('button', { name: `Tautan pembayaran untuk ${name}` }));
  const link = page.getByRole('textbox', { name: `Tautan pembayaran untuk ${name}` });
  await expect(link).toHaveValue(/checkout-link-v2/);
  await look(page, picture('policy-detail-link'));
  await input.press(page.getByRole('link', { name: 'Polis dan nasabah' }));
  await title(agent, 'Polis dan nasabah');
  await look(page, picture('lists'));
  await goHome(agent);
};

/** The element at the middle of a button. */
const underFinger = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    const target = met?.getBoundingClientRect();
    return { type: met?.getAttribute('type'), width: target?.width, height: target?.height };
  });

const planTask = async (agent: Person, task: string): Promise<void> => {
  const { page, input, picture } = agent;
  await input.press(page.getByRole('main').getByRole('link', { name: 'Tugas hari ini' }));
  await title(agent, 'Agenda');
  await look(page, picture('todo-day'));
  await input.press(page.getByRole('button', { name: 'Tugas baru', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Tugas baru' });
  await input.type(dialog.getByLabel('Apa yang perlu dilakukan'), task);
  const calendar = dialog.getByRole('button', { name: /^Pilih dari kalender/ });
  expect(await underFinger(calendar)).toEqual({ type: 'date', width: 44, height: 44 });
  await takePicture(page, picture('todo-dialog'), false);
  await page.context().setOffline(true);
  await input.press(dialog.getByRole('button', { name: 'Simpan tugas' }));
  await expect(dialog.getByText(NOT_SENT)).toBeVisible();
  await expect(dialog.getByLabel('Apa yang perlu dilakukan')).toHaveValue(task);
  await takePicture(page, picture('todo-dialog-offline'), false);
  await input.press(dialog.getByRole('button', { name: 'Tutup' }).last());
};

test('a day of a Mitra, with the connection lost in the middle (id, 360 px, by touch) [DASH-002] [DASH-009] @own', async ({
  browser,
  platform,
  logIn,
}) => {
  const { api, state } = await logIn('mitra');
  const firstName = `Melati${randomUUID().replaceAll(/\d|-/g, '').slice(0, 5)}`;
  const task = `Antar brosur ${randomUUID().slice(0, 6)}`;
  const payer = await awaitPayment(api);
  await planFollowUp(api, state.user.id, { firstName, now: platform.clock.now() });
  // A call before the agreed time does not cancel the appointment.
  await platform.clock.advance(SOON_SECONDS + 1);
  const agent = await seat(browser, platform, { who: 'mitra', language: 'id', width: 360, by: 'touch' });
  const { page, input, picture } = agent;
  await signInPage(page, state);

  await test.step('the home page shows the tasks of today first', async () => {
    await page.goto('/app/oonahome');
    await title(agent, /^Halo, Sari/);
    const [first] = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
    expect(first).toBe('Hari ini');
    await expect(today(agent).getByRole('link', { name: /^1\s*Tindak lanjut/ })).toContainText(firstName);
    await look(page, picture('home'));
  });

  await test.step('the agent opens a due payment, its policy and the payment link', () =>
    collectPayment(agent, payer));

  await test.step('the follow-up leads to the lead', async () => {
    await input.press(today(agent).getByRole('link', { name: /Tindak lanjut/ }));
    await title(agent, `${firstName} Anggraini`);
    await look(page, picture('lead'));
    await input.press(page.getByRole('button', { name: 'Catat kontak' }));
    const dialog = page.getByRole('dialog', { name: 'Catat kontak' });
    await input.type(dialog.getByRole('textbox', { name: 'Catatan' }), 'Minta penawaran minggu depan');
    await input.press(dialog.getByRole('button', { name: 'Simpan kontak' }));
    await expect(page.getByText('Kontak tersimpan')).toBeVisible();
    await page.goBack();
    await title(agent, /^Halo, Sari/);
    // On a phone the card shows what is due alone.
    await expect(today(agent).getByRole('link', { name: /Pembayaran/ })).toBeVisible();
    await expect(today(agent).getByRole('link', { name: /Tindak lanjut/ })).toHaveCount(0);
  });

  await test.step('a task cannot be saved offline, and the page says so', () => planTask(agent, task));

  await test.step('offline, pages that were read stay readable under a notice', async () => {
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await look(page, picture('todo-day-offline'));
    await goHome(agent);
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(today(agent).getByRole('link', { name: /Pembayaran yang ditunggu/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Berita' }).getByRole('listitem')).toHaveCount(3);
    await look(page, picture('home-offline'));
    // Never opened before, so neither its code nor its contents are on the device.
    await input.press(page.getByRole('link', { name: 'Buka pusat pembelajaran' }));
    await expect(page.getByRole('main')).toContainText(/Coba lagi/);
    await takePicture(page, picture('learning-offline'));
  });

  await test.step('online again, the agent saves the task', async () => {
    await page.context().setOffline(false);
    await expect(page.getByText(OFFLINE)).toHaveCount(0);
    // Without a press: the page loads again by itself.
    await title(agent, 'Pusat pembelajaran');
    await input.press(page.getByText('Bawa daftar nasabah Anda'));
    await look(page, picture('learning'));
    await page.goto('/app/oonatodo');
    await input.press(page.getByRole('button', { name: 'Tugas baru', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Tugas baru' });
    await input.type(dialog.getByLabel('Apa yang perlu dilakukan'), task);
    await input.press(dialog.getByRole('button', { name: 'Simpan tugas' }));
    await expect(page.getByText('Tugas berhasil dibuat')).toBeVisible();
    await input.press(page.getByRole('button', { name: new RegExp(task) }));
    await input.press(page.getByRole('button', { name: 'Tandai selesai' }));
    await expect(page.getByText('Tugas telah selesai')).toBeVisible();
    await look(page, picture('todo-day-done'));
  });

  await test.step('a notification opens what it is about', async () => {
    await goHome(agent);
    await input.press(page.getByRole('link', { name: 'Panduan biaya bangunan' }));
    await title(agent, 'Referensi bangunan');
    await look(page, picture('building-reference'));
  });
  await page.context().close();
});
