import { expect } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { largeNetwork, WAHYU, historyOf, openProfile, watchCall } from '#network/steps.ts';
import { apiOf, signInByApi } from '@payung/platform/e2e/api.ts';
import { look, takePicture, expectAccessible, watchConsole } from '#support/look.ts';
import { signInPage, test, verifyPhone } from '@payung/platform/e2e/people.ts';
import { seat } from '#support/person.ts';
import { makeTravelQuote } from '#travel/travel-quotes.ts';

test.use({ platformEnv: largeNetwork(2400) });

const BAYU = '081200000002';
const AGUS = '081200000004';
const SEARCH_ID = 'Cari anggota';

/** Without the values that differ between calls: keys of codes, references and seconds. */
const plain = ({ status, body }: { readonly status: number; readonly body: string }): string =>
  `${status} ${body.replaceAll(/"[\w-]{20,}"/g, '"…"').replaceAll(/\d+/g, '#')}`;

test('Bayu changes the tier of Agus and then blacklists him: his session ends, the login treats him as unknown, and his customer still pays (id, 360 px) [NET-012] [NET-013] [NET-014] [NET-017] @own', async ({
  browser,
  platform,
}) => {
  const agus = await signInByApi(platform, AGUS);
  const quote = await makeTravelQuote(apiOf(platform.url, agus), 'Full Quote Created');
  const bayu = await signInByApi(platform, BAYU);

  const member = await seat(browser, platform, { who: 'agus', language: 'id', width: 360, by: 'touch' });
  await signInPage(member.page, agus);
  await member.page.goto('/app/oonahome');
  await expect(member.page.getByRole('heading', { name: 'Halo, Agus' })).toBeVisible();

  const leader = await seat(browser, platform, { who: 'bayu', language: 'id', width: 360, by: 'touch' });
  const { page, input, picture } = leader;
  const consoleErrors = watchConsole(page);
  await signInPage(page, bayu);

  await test.step('Bayu changes the tier with a reason, after a confirmation', async () => {
    const profile = await openProfile(leader, { search: SEARCH_ID, code: 'PYG0004', name: 'Agus Setiawan' });
    await expectAccessible(page, picture('profile'));
    await takePicture(page, picture('profile'), false);
    await input.press(profile.getByRole('button', { name: 'Ubah peringkat' }));
    const dialog = page.getByRole('dialog', { name: 'Ubah peringkat', exact: true });
    await input.check(dialog.getByRole('radio', { name: 'Gold' }));
    await input.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Target tahun ini tercapai');
    await expectAccessible(page, picture('tier'));
    await takePicture(page, picture('tier'), false);
    await input.press(dialog.getByRole('button', { name: 'Lanjutkan' }));
    const question = page.getByRole('dialog', { name: 'Ubah peringkat?' });
    await expect(question.getByText('Peringkat Agus Setiawan: Silver → Gold')).toBeVisible();
    await expect(question.getByText('Target tahun ini tercapai')).toBeVisible();
    await takePicture(page, picture('tier-confirm'), false);
    await input.press(question.getByRole('button', { name: 'Ubah peringkat' }));
    await expect(page.getByText('Peringkat Agus Setiawan sekarang Gold.').first()).toBeVisible();
    await expect(question).toBeHidden();
    await expect(profile.getByText('Gold', { exact: true })).toBeVisible();
  });

  await test.step('Agus sees the new tier', async () => {
    await member.page.goto('/app/oonanotification');
    await expect(
      member.page.getByText('Peringkat Anda sekarang Gold: Target tahun ini tercapai', { exact: true }),
    ).toBeVisible();
    await look(member.page, member.picture('notifications'));
  });

  await test.step('Bayu blacklists Agus with a reason and the typed name', async () => {
    const profile = await openProfile(leader, { search: SEARCH_ID, code: 'PYG0004', name: 'Agus Setiawan' });
    await input.press(profile.getByRole('button', { name: 'Keluarkan anggota' }));
    const dialog = page.getByRole('dialog', { name: 'Keluarkan Agus Setiawan' });
    const remove = dialog.getByRole('button', { name: 'Keluarkan selamanya' });
    await expect(dialog.getByText('1 anggota langsung pindah ke Bayu Pratama.')).toBeVisible();
    await input.check(dialog.getByRole('radio', { name: /Masuk daftar hitam/ }));
    await input.type(dialog.getByRole('textbox', { name: 'Alasan' }), 'Premi nasabah tidak disetor');
    await input.type(dialog.getByRole('textbox', { name: 'Ketik “Agus Setiawan”' }), 'Agus');
    await input.press(remove);
    await expect(dialog.getByText('Nama belum sesuai. Ketik: Agus Setiawan')).toBeVisible();
    await expectAccessible(page, picture('remove'));
    await takePicture(page, picture('remove'), false);
    await input.type(dialog.getByRole('textbox', { name: 'Ketik “Agus Setiawan”' }), 'Agus Setiawan');
    await input.press(remove);
    await expect(page.getByText(/^Agus Setiawan sudah dikeluarkan\./).first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(
      profile.getByText(/^Masuk daftar hitam pada .* Diambil alih oleh Bayu Pratama\.$/),
    ).toBeVisible();
    await expect(profile.getByRole('button', { name: 'Ubah peringkat' })).toHaveCount(0);
    const history = await historyOf(profile);
    await expect(history).toHaveText([
      /Bayu Pratama: mengalihkan jaringan dan pekerjaan anggota ini \(1 anggota langsung, .* → Bayu Pratama\) Alasan: Premi nasabah tidak disetor$/,
      /Bayu Pratama: mengeluarkan anggota \(.*Masuk daftar hitam\) Alasan: Premi nasabah tidak disetor$/,
      /Bayu Pratama: mengubah peringkat \(Silver → Gold\) Alasan: Target tahun ini tercapai$/,
    ]);
    await takePicture(page, picture('removed'), false);
  });

  await test.step('Bayu leads the members of Agus, who is still shown as their inviter', async () => {
    const { items } = await apiOf(platform.url, bayu).call(endpoints.listNetwork, { query: {} });
    const hendra = items.find(({ name }) => name === 'Hendra Gunawan');
    expect([hendra?.level, hendra?.invitedBy]).toEqual([1, 'Agus Setiawan']);
  });

  await test.step('the open session of Agus ends at the next step', async () => {
    await member.page.getByRole('link', { name: 'Beranda' }).first().click();
    await expect(member.page).toHaveURL(/\/app\/login/);
    await expect(apiOf(platform.url, agus).call(endpoints.getAgent)).rejects.toMatchObject({ status: 401 });
  });

  await test.step('the login answers exactly as to an unknown phone', async () => {
    const answers: unknown[] = [];
    for (const phone of [AGUS, '081299990001']) {
      const stranger = await seat(browser, platform, {
        who: 'gone',
        language: 'id',
        width: 360,
        by: 'touch',
      });
      const sendings = watchCall(stranger.page, /\/sendOtp$/);
      const checks = watchCall(stranger.page, /\/verifyOtp$/);
      const ask = async (): Promise<void> => {
        await stranger.page.goto('/app/login');
        await stranger.page.getByLabel('Nomor ponsel', { exact: true }).fill(phone);
      };
      await ask();
      // Agus signed in less than a minute ago.
      await platform.clock.passResendWait();
      await stranger.page.getByRole('button', { name: 'Kirim OTP' }).click();
      await expect(stranger.page.getByLabel('Digit 1 dari 6')).toBeFocused();
      await stranger.page.keyboard.type('123456');
      await expect(
        stranger.page.getByText('Kamu memasukkan OTP yang salah. Mohon periksa kembali'),
      ).toBeVisible();
      await look(stranger.page, stranger.picture(`login-${phone}`));
      const text = await stranger.page.getByRole('main').innerText();
      // Requested again at once: both have to wait.
      await ask();
      await stranger.page.getByRole('button', { name: 'Kirim OTP' }).click();
      await expect.poll(() => sendings.all.at(-1)?.status()).toBe(429);
      answers.push({
        sendings: [...new Set((await sendings.answers()).map(plain))].toSorted(),
        checks: (await checks.answers()).map(plain),
        text: text.replaceAll(/\d+/g, '#'),
      });
      await stranger.page.context().close();
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({
      sendings: [expect.stringMatching(/^200 /), expect.stringMatching(/^429 /)],
      checks: [expect.stringMatching(/^400 /)],
    });
  });

  await test.step('the link of his customer opens, and the customer pays', async () => {
    const customer = await seat(browser, platform, {
      who: 'customer',
      language: 'id',
      width: 360,
      by: 'touch',
    });
    await customer.page.goto(quote.link);
    await verifyPhone(customer.page, { inbox: platform.inbox, phone: quote.phone });
    await expect(customer.page).toHaveURL(/\/app\/oonapayment/);
    await look(customer.page, customer.picture('payment'));
    await customer.page.getByRole('checkbox', { name: /syarat dan ketentuan/ }).check();
    await customer.page.getByRole('button', { name: 'Lanjut ke Pembayaran' }).click();
    await customer.page.waitForURL(/checkout-link-v2/);
    await customer.page.getByRole('button', { name: /bayar/i }).first().click();
    await expect(customer.page.getByRole('heading', { name: 'Berhasil' })).toBeVisible();
    await expect(customer.page.getByText(/^PO\d+$/)).toBeVisible();
    await customer.page.context().close();
  });
  consoleErrors.none();
  await page.context().close();
  await member.page.context().close();
});

test('1,200 direct members of an agent who resigns go to one successor, once, however often the button is pressed (en, 1280 px) [NET-015] [NET-016] @deep @own', async ({
  browser,
  platform,
}) => {
  const wahyu = await signInByApi(platform, WAHYU);
  const api = apiOf(platform.url, wahyu);
  const memberOf = async (code: string) => {
    const { items } = await api.call(endpoints.listNetwork, { query: { search: code } });
    const found = items.find(({ agentCode }) => agentCode === code);
    if (found === undefined) throw new Error(`${code} is not in the network`);
    return found;
  };
  const leaving = await memberOf('NET10');
  const successor = await memberOf('NET4');
  expect([leaving.name, leaving.directMembers]).toEqual(['Oki Anggraini', 1200]);
  expect([successor.name, successor.directMembers]).toEqual(['Nur Anggraini', 10]);

  const leader = await seat(browser, platform, { who: 'wahyu', language: 'en', width: 1280, by: 'touch' });
  const { page, input, picture } = leader;
  const consoleErrors = watchConsole(page);
  const transfers = watchCall(page, /\/transfer$/);
  await signInPage(page, wahyu);
  const profile = await openProfile(leader, { search: 'Find a member', code: 'NET10', name: leaving.name });
  await expectAccessible(page, picture('profile'));
  await takePicture(page, picture('profile'), false);

  await test.step('successor, reason and name are entered, and the button is pressed twice', async () => {
    await input.press(profile.getByRole('button', { name: 'Transfer network' }));
    const dialog = page.getByRole('dialog', { name: `Transfer the network of ${leaving.name}` });
    await input.type(dialog.getByRole('searchbox', { name: 'Search for who takes over' }), 'NET4');
    await input.check(dialog.getByRole('radio', { name: 'Nur Anggraini' }));
    await input.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Moves abroad at the end of the year');
    await expect(dialog.getByText(`1,200 direct members go to ${successor.name}.`)).toBeVisible();
    await input.type(dialog.getByRole('textbox', { name: `Type “${leaving.name}”` }), leaving.name);
    await expectAccessible(page, picture('transfer'));
    await takePicture(page, picture('transfer'), false);
    await dialog.getByRole('button', { name: 'Transfer permanently' }).dblclick();
    await expect(
      page.getByText(`Taken over by ${successor.name}: 1,200 direct members,`).first(),
    ).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(transfers.all.map((answer) => answer.status())).toEqual([200]);
  });

  await test.step('the history has one entry, with author and reason', async () => {
    const history = await historyOf(profile);
    await expect(history).toHaveText([
      /Wahyu Hidayat: transferred the member's network and open work \(1,200 direct members, .* → Nur Anggraini\) Reason: Moves abroad at the end of the year$/,
      /Wahyu Hidayat: recorded that the member resigned \(.*Resigned\) Reason: Moves abroad at the end of the year$/,
    ]);
    await takePicture(page, picture('transferred'), false);
    const {
      history: kept = [],
      status,
      directMembers,
    } = await api.call(endpoints.getMember, {
      params: { memberId: leaving.id },
      query: {},
    });
    expect([status, directMembers, kept.length]).toEqual(['resigned', 0, 2]);
  });

  await test.step('table and API show 1,210 below the successor, with their inviters unchanged', async () => {
    await page.goto('/app/tree?search=NET4');
    await page.getByRole('link', { name: `Show 1,210 members of ${successor.name}` }).click();
    await expect(page.getByRole('heading', { name: `Members of ${successor.name}` })).toBeVisible();
    await expect(page.getByText('1,210 members, 50 shown')).toBeVisible();
    await look(page, picture('successor'));
    const invitedBy: string[] = [];
    let after: string | undefined;
    do {
      const answer = await api.call(endpoints.listNetwork, {
        query: { parentId: successor.id, perPage: '50', ...(after === undefined ? {} : { after }) },
      });
      expect(answer.total).toBe(1210);
      invitedBy.push(...answer.items.map((member) => member.invitedBy));
      after = answer.next;
    } while (after !== undefined);
    expect(invitedBy).toHaveLength(1210);
    expect(invitedBy.filter((name) => name === leaving.name)).toHaveLength(1200);
    expect(invitedBy.filter((name) => name === successor.name)).toHaveLength(10);
  });
  consoleErrors.none();
  await page.context().close();
});
