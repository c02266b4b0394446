import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { paCiEndpoints } from 'mfe-pa-ci/contract/endpoints.ts';
import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { AgentState } from '@payung/shared/session/session.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import { look, watchConsole } from '#support/look.ts';
import { signInPage, test } from '@payung/platform/e2e/people.ts';
import { seat, pressButton, pressNext } from '#support/person.ts';
import type { Person } from '#support/person.ts';
import type { Platform } from '@payung/platform/e2e/platform.ts';
import { TEXTS } from '#support/texts.ts';
import { insuredNo, makeAccidentQuote, readAccident, saveInsured } from '../accident-quotes.ts';
import type { SharedAccidentQuote } from '../accident-quotes.ts';
import { ACCIDENT_TEXTS } from '../texts.ts';
import { chooseRelation, expectTitle, fieldOf } from './accident-steps.ts';

const texts = ACCIDENT_TEXTS.en;
const today = todayInJakarta(new Date());

/** Ages are those on this day, not today; 29 February is avoided because not every year has it. */
const inAWeek = addDays(today, 7);
const FIRST_DAY = inAWeek.endsWith('-02-29') ? addDays(inAWeek, 1) : inAWeek;

/** Somebody whose birthday is the first day of cover. */
const turning = (years: number): string => `${Number(FIRST_DAY.slice(0, 4)) - years}${FIRST_DAY.slice(4)}`;

const FIRST_REFUSED = 'The first insured must be 18 to 64 years old on the first day of cover';
const OTHER_REFUSED = 'An insured must be under 65 years old on the first day of cover';

/** A person who turns 18 the day after is 17 on the first day of cover, one who turns 65 is 64. */
const OF_FIRST = [
  ['17', addDays(turning(18), 1), false],
  ['18', turning(18), true],
  ['65', turning(65), false],
  ['64', addDays(turning(65), 1), true],
] as const;

const OF_OTHERS = [
  ['65', turning(65), false],
  ['64', addDays(turning(65), 1), true],
  ['66', turning(66), false],
  ['0', today, true],
] as const;

const openForm = async (
  browser: Browser,
  platform: Platform,
  { session, api }: { readonly session: AgentState; readonly api: Api },
): Promise<{ readonly agent: Person; readonly quote: SharedAccidentQuote }> => {
  const quote = await makeAccidentQuote(api, 'Quick Quote Created', { startDate: FIRST_DAY });
  const { quoteId, insured, phone } = quote;
  const policyholder = {
    insuredName: insured,
    insuredPhone: phone,
    insuredEmail: 'dewi.lestari@example.com',
    startDate: FIRST_DAY,
  };
  await api.call(paCiEndpoints.updatePaQuote, {
    params: { quoteId },
    body: { kind: 'policyholder', policyholder },
  });
  const agent = await seat(browser, platform, { who: 'agent', language: 'en', width: 1280, by: 'touch' });
  await signInPage(agent.page, session);
  await agent.page.goto(`/app/accidentmultiplecustomerinformation?quoteId=${quoteId}`);
  await expectTitle(agent.page, texts.listTitle);
  await pressButton(agent, texts.carryOn);
  await expectTitle(agent.page, texts.pageOf(1, 2));
  return { agent, quote };
};

/** The form's message about each date; refused and accepted dates alternate, so that the message appears and disappears. */
const expectAges = async (
  page: Page,
  refusal: string,
  dates: readonly (readonly [age: string, born: string, isAllowed: boolean])[],
): Promise<void> => {
  for (const [age, born, isAllowed] of dates) {
    await test.step(`${age}, born on ${born}`, async () => {
      await fieldOf(page, texts.birthDate).fill(formatDate(born));
      await page.keyboard.press('Tab');
      await expect(page.getByText(refusal, { exact: true })).toHaveCount(isAllowed ? 0 : 1);
    });
  }
};

/** Whether the server saves an insured who was born on a day. */
const isSaved = (
  api: Api,
  quoteId: string,
  [place, birthDate]: readonly [number, string],
): Promise<boolean> =>
  saveInsured(
    api,
    { quoteId, no: place },
    {
      ...insuredNo(place, '081399944001'),
      birthDate,
      guardianName: 'Dewi Lestari',
      guardianConsents: true,
    },
  ).then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ status: 422 });
      return false;
    },
  );

test('an agent insures only people of the right age on the first day of cover, a child with the consent of a parent (en, 1280 px) [PA-014] [PA-015] [PA-017] @deep', async ({
  browser,
  platform,
  agent: session,
  api,
}) => {
  const { agent, quote } = await openForm(browser, platform, { session, api });
  const { page, input, picture } = agent;
  const consoleErrors = watchConsole(page);
  await expectAges(page, FIRST_REFUSED, OF_FIRST);
  await input.type(fieldOf(page, texts.address), 'Jalan Braga 10, Bandung');
  await input.type(fieldOf(page, texts.beneficiary), 'Rahmat Hidayat');
  await pressNext(agent);

  await expectTitle(page, texts.pageOf(2, 2));
  await expectAges(page, OTHER_REFUSED, OF_OTHERS);
  await expect(page.getByText('Below 17 there is no ID card: leave this empty.')).toBeVisible();
  await input.type(fieldOf(page, texts.name), 'Citra Lestari');
  await input.type(fieldOf(page, texts.beneficiary), 'Dewi Lestari');
  await pressButton(agent, texts.save);
  await expect(page.getByText('Please enter the name of a parent or guardian, letters only')).toBeVisible();
  await expect(page.getByText('A parent or guardian must agree for somebody below 18')).toBeVisible();
  await look(page, picture('accident-child'));
  await input.type(fieldOf(page, texts.guardian), 'Dewi Lestari');
  await input.check(page.getByRole('checkbox', { name: texts.guardianConsent }));
  await pressButton(agent, texts.save);
  await expectTitle(page, texts.listTitle);
  await expect(page.getByText(texts.complete(2, 2))).toBeVisible();
  const { insureds } = await readAccident(api, quote.quoteId);
  expect(insureds.map(({ birthDate }) => birthDate)).toEqual([addDays(turning(65), 1), today]);
  expect(insureds[1]).toMatchObject({ guardianName: 'Dewi Lestari', guardianConsents: true });
  consoleErrors.none();

  await test.step('the server decides the same', async () => {
    for (const [place, dates] of [
      [1, OF_FIRST],
      [2, OF_OTHERS],
    ] as const) {
      for (const [age, born, isAllowed] of dates) {
        expect(await isSaved(api, quote.quoteId, [place, born]), `insured ${place}, ${age}`).toBe(isAllowed);
      }
    }
  });
});

test('an agent enters a godmother as beneficiary, after wrong answers were refused (en, 1280 px) [PA-020] [PA-023] [PA-024] @deep', async ({
  browser,
  platform,
  agent: session,
  api,
}) => {
  const { agent, quote } = await openForm(browser, platform, { session, api });
  const { page, input, picture } = agent;
  const consoleErrors = watchConsole(page);
  await input.type(fieldOf(page, texts.birthDate), '12/03/1984');
  await input.type(fieldOf(page, texts.address), 'Jalan Braga 10, Bandung');
  await input.type(fieldOf(page, texts.beneficiary), 'Maria Hidayat');
  await chooseRelation(agent, 'Other');
  await input.type(fieldOf(page, texts.beneficiaryBirthDate), formatDate(today));
  await input.type(fieldOf(page, TEXTS.en.email), 'dewi@gmail.com.evil');
  await pressNext(agent);
  const refusals = [
    'Please say how the beneficiary is related',
    "The beneficiary's date of birth must be before today",
    'Please enter a valid email address',
  ];
  for (const refusal of refusals) await expect(page.getByText(refusal, { exact: true })).toBeVisible();
  await expectTitle(page, texts.pageOf(1, 2));
  expect((await readAccident(api, quote.quoteId)).insureds[0]?.beneficiaryName).toBe('');
  await look(page, picture('accident-refused'));

  await input.type(fieldOf(page, texts.otherRelation), 'Godmother');
  await input.type(fieldOf(page, texts.beneficiaryBirthDate), formatDate(addDays(today, -1)));
  await input.type(fieldOf(page, TEXTS.en.email), 'dewi@gmail.com');
  for (const refusal of refusals) await expect(page.getByText(refusal, { exact: true })).toHaveCount(0);
  await pressNext(agent);
  await expectTitle(page, texts.pageOf(2, 2));
  expect((await readAccident(api, quote.quoteId)).insureds[0]).toMatchObject({
    email: 'dewi@gmail.com',
    beneficiaryRelation: 'other',
    otherRelation: 'Godmother',
    beneficiaryBirthDate: addDays(today, -1),
  });
  consoleErrors.none();

  await test.step('the server refuses such an address too', async () => {
    const wrong = { ...insuredNo(1, quote.phone), email: 'dewi@gmail.com.evil' };
    await expect(saveInsured(api, { quoteId: quote.quoteId, no: 1 }, wrong)).rejects.toMatchObject({
      status: 422,
    });
  });
});
