import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import { expectAccessible, look, takePicture, watchConsole } from '#support/look.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { newLead } from './leads.ts';

/** The entries of a calendar file (RFC 5545), with long lines unfolded: the values of an entry by their names. */
const calendarEntries = (text: string): readonly Readonly<Record<string, string>>[] => {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  const entries: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') entries.push({});
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    const entry = entries.at(-1);
    if (entry !== undefined && !(name in entry)) entry[name] = value;
  }
  return entries;
};

// The agents of this file have other time zones and get tasks that other tests do not expect.
test.use({ platformUse: 'exclusive' });

const today = (): string => todayInJakarta(new Date());
const tomorrow = (): string => addDays(today(), 1);

const taskOn = (page: Page, task: string) => page.getByRole('button', { name: new RegExp(task) });

const openDay = async (page: Page, path: string, date: string): Promise<void> => {
  await page.goto(`/app${path}?date=${date}`);
  await expect(page.getByRole('heading', { level: 1, name: 'To-do' })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
};

/** A task that is due already: reminders come by themselves. */
const giveDueTask = async (api: Api, description: string): Promise<string> => {
  const date = addDays(today(), -1);
  const members = (await api.call(endpoints.todoMembers)).map(({ id }) => id);
  await api.call(endpoints.createTodo, {
    body: {
      description,
      status: 'todo',
      category: 'appointment',
      date,
      time: '9:30 PM',
      members,
      requestId: randomUUID(),
    },
  });
  return date;
};

test('a team leader gives three agents a task at 9:30 PM, each sees it by their own clocks, one finishes it (en, 1280 px) [DASH-022] [DASH-027] [DASH-028] [DASH-030] @own', async ({
  openPage,
  logIn,
}) => {
  const task = `Present the renewals ${randomUUID().slice(0, 6)}`;
  const leader = await openPage('support', { language: 'en' });
  const consoleErrors = watchConsole(leader);
  const commercial = (await logIn('commercial')).api;
  await commercial.call(endpoints.setZone, { body: { zone: 'WITA' } });

  await (await logIn('otherMitra')).api.call(endpoints.setZone, { body: { zone: 'WIB' } });
  const agent = await openPage('otherMitra', { language: 'en' });
  await agent.goto('/app/myaccount');
  await agent.getByText('WIT (Jayapura)', { exact: true }).click();
  await expect(agent.getByText('Your time zone is saved')).toBeVisible();
  await look(agent, 'en-1280-agent-account-zone');

  await openDay(leader, '/commercialtodo', tomorrow());
  await look(leader, 'en-1280-leader-todo-empty-day');
  await leader.getByRole('button', { name: 'Show hours' }).click();
  await leader.getByRole('button', { name: 'New task at 9:30 PM', exact: true }).click();
  const dialog = leader.getByRole('dialog', { name: 'New task' });
  await dialog.getByLabel('What is to be done').fill(task);
  const members = dialog.getByLabel('For', { exact: true });
  for (const [typed, name] of [
    ['bayu', 'Bayu Pratama'],
    ['agus', 'Agus Setiawan'],
  ] as const) {
    await members.fill(typed);
    await leader.getByRole('option', { name }).click();
  }
  // The list closes, not the dialog.
  await members.press('Escape');
  await expect(members).toHaveAttribute('aria-expanded', 'false');
  await expectAccessible(leader, 'the task dialog');
  await takePicture(leader, 'en-1280-leader-todo-dialog', false);
  await dialog.getByRole('button', { name: 'Save task' }).click();
  await expect(leader.getByText('Task Created Successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(taskOn(leader, task)).toContainText('9:30 PM · 3 people');
  await look(leader, 'en-1280-leader-todo-day');

  const colleague = await openPage('commercial', { language: 'en' });
  await openDay(colleague, '/commercialtodo', tomorrow());
  await expect(colleague.getByText('Times in WITA')).toBeVisible();
  await expect(taskOn(colleague, task)).toContainText('10:30 PM · From Dewi Lestari · 3 people');
  await openDay(agent, '/oonatodo', tomorrow());
  await expect(agent.getByText('Times in WIT', { exact: true })).toBeVisible();
  await expect(taskOn(agent, task)).toContainText('11:30 PM · From Dewi Lestari · 3 people');
  await look(agent, 'en-1280-agent-todo-other-times');

  await taskOn(agent, task).click();
  const sheet = agent.getByRole('dialog', { name: 'Task' });
  await expect(sheet).toContainText(`${formatDate(tomorrow())}, 11:30 PM WIT`);
  await expect(sheet).toContainText('Agus Setiawan, Bayu Pratama, Dewi Lestari');
  await expect(sheet.getByRole('button', { name: 'Withdraw task' })).toHaveCount(0);
  await takePicture(agent, 'en-1280-agent-todo-sheet', false);
  await sheet.getByRole('button', { name: 'Mark as done' }).click();
  await expect(agent.getByText('The task is done')).toBeVisible();
  await expect(taskOn(agent, task)).toContainText('Done');

  await leader.getByRole('button', { name: 'Week', exact: true }).click();
  await expect(taskOn(leader, task)).toContainText('9:30 PM · Done');
  await look(leader, 'en-1280-leader-todo-week');
  await taskOn(leader, task).click();
  await expect(leader.getByRole('dialog', { name: 'Task' })).toContainText('Agus Setiawan');
  consoleErrors.none();
});

test('a team leader changes and withdraws a task, and the agent sees both (en, 1280 px) @deep @own', async ({
  openPage,
  logIn,
}) => {
  const task = `Visit the branch ${randomUUID().slice(0, 6)}`;
  const { api } = await logIn('commercial');
  const { api: agentApi } = await logIn('otherMitra');
  const members = (await api.call(endpoints.todoMembers)).map(({ id }) => id);
  const body = { description: task, status: 'todo', category: 'appointment', time: '9:00 AM' } as const;
  const date = addDays(today(), 2);
  await api.call(endpoints.createTodo, { body: { ...body, date, members, requestId: randomUUID() } });
  const seen = async (day: string) =>
    (await agentApi.call(endpoints.todoDatewise, { query: { date: day } })).filter(({ description }) =>
      description.startsWith(task),
    );
  expect(await seen(date)).toHaveLength(1);

  const leader = await openPage('commercial', { language: 'en' });
  await openDay(leader, '/commercialtodo', date);
  await taskOn(leader, task).click();
  await leader.getByRole('button', { name: 'Change task' }).click();
  const dialog = leader.getByRole('dialog', { name: 'Change task' });
  await dialog.getByLabel('What is to be done').fill(`${task} with the price list`);
  await dialog.getByLabel('Date', { exact: true }).fill(formatDate(addDays(today(), 3)));
  await dialog.getByRole('button', { name: 'Save task' }).click();
  await expect(leader.getByText('The task was changed')).toBeVisible();
  await expect(taskOn(leader, task)).toHaveCount(0);
  expect(await seen(date)).toEqual([]);
  const [moved] = await seen(addDays(today(), 3));
  expect(moved?.description).toBe(`${task} with the price list`);

  await leader.getByRole('button', { name: 'Next day' }).click();
  await taskOn(leader, task).click();
  await leader.getByRole('button', { name: 'Withdraw task' }).click();
  await expect(leader.getByText('The task was withdrawn')).toBeVisible();
  await expect(taskOn(leader, task)).toHaveCount(0);
  expect(await seen(addDays(today(), 3))).toEqual([]);
});

test('a task that is due arrives as a notification, which opens its day (en, 1280 px) @deep @own', async ({
  openPage,
  logIn,
}) => {
  const task = `Call the branch ${randomUUID().slice(0, 6)}`;
  const { api } = await logIn('mitra');
  const date = await giveDueTask(api, task);
  const bodies = async (): Promise<readonly string[]> => {
    const { items } = await api.call(endpoints.getNotifications, { query: { perPage: '10', pageNo: '1' } });
    return items.map((one) => one.body);
  };
  const reminder = `To do now: ${task} (${formatDate(date)}, 9:30 PM WIB)`;
  await expect.poll(bodies, { message: 'the reminder' }).toContain(reminder);

  const page = await openPage('mitra', { language: 'en' });
  await page.goto('/app/oonanotification');
  await expect(page.getByRole('button', { name: reminder })).toContainText('Unread');
  await look(page, 'en-1280-agent-notifications');
  await page.getByRole('button', { name: reminder }).click();
  await expect(page).toHaveURL(new RegExp(`/app/oonatodo\\?date=${date}$`));
  await expect(taskOn(page, task)).toContainText('9:30 PM');
  await look(page, 'en-1280-agent-todo-of-reminder');
});

test('the birthday of an insured is listed on its day, with a link to the policy (en, 1280 px) [DASH-026] @deep @own', async ({
  openPage,
  logIn,
}) => {
  const { api } = await logIn('mitra');
  const { items } = await api.call(endpoints.listInsureds, { query: {} });
  const insured = items.find(({ birthDate }) => birthDate !== undefined);
  expect(insured, 'the demo has somebody insured').toBeDefined();
  const date = `${Number(today().slice(0, 4)) + 1}${insured?.birthDate?.slice(4)}`;
  const page = await openPage('mitra', { language: 'en' });
  await openDay(page, '/oonatodo', date);
  const birthdays = page.getByRole('region', { name: 'Birthdays' });
  await expect(birthdays.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+62\d+$/);
  await look(page, 'en-1280-agent-todo-birthday');
  await birthdays.getByRole('link', { name: `Birthday: ${insured?.name}` }).click();
  await expect(page.getByRole('heading', { level: 2, name: insured?.name ?? '' })).toBeVisible();
  await look(page, 'en-1280-agent-todo-policy');
});

/** What was typed, none of which a calendar may contain. */
const PRIVATE = ['Kusumowardhani', 'Bring the draft', '81298760', 'PO123456'];

test('an agent exports tasks to a calendar as a file and by a feed address, which is revoked when switched off (id, 360 px) @deep @own', async ({
  openPage,
  logIn,
}) => {
  const { api, state } = await logIn('mitra');
  const { lead } = await newLead(api, state.user.id, { firstName: 'Ratna', lastName: 'Kusumowardhani' });
  const [self] = await api.call(endpoints.todoMembers);
  const requestId = randomUUID();
  const { id } = await api.call(endpoints.createTodo, {
    body: {
      description: 'Bring the draft to Ratna Kusumowardhani, 081298760001, PO123456',
      status: 'todo',
      category: 'appointment',
      date: tomorrow(),
      time: '9:30 PM',
      members: [self?.id ?? ''],
      leadId: lead.id,
      requestId,
    },
  });
  const page = await openPage('mitra', { language: 'id', width: 360 });
  const consoleErrors = watchConsole(page);
  await page.goto('/app/oonatodo');
  await page.getByRole('button', { name: 'Kalender' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kalender' });
  await expect(dialog.getByText(/8 sampai 24 jam/)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Unduh file (.ics)' }).click();
  const file = await (await downloading).path();
  const text = await readFile(file, 'utf8');
  const entry = calendarEntries(text).find(({ UID }) => UID === `${id}@payung`);
  expect(entry).toMatchObject({
    SEQUENCE: '0',
    SUMMARY: 'Janji temu: Ratna',
    // 21.30 in western Indonesia is 14.30 UTC.
    DTSTART: `${tomorrow().replaceAll('-', '')}T143000Z`,
    DTEND: `${tomorrow().replaceAll('-', '')}T150000Z`,
  });
  for (const secret of PRIVATE) expect(text).not.toContain(secret);

  await dialog.getByRole('button', { name: 'Buat alamat' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Alamat kalender' }).inputValue();
  await expectAccessible(page, 'the calendar dialog');
  await takePicture(page, 'id-360-agent-calendar', false);
  const subscribed = await fetch(address);
  expect([subscribed.status, subscribed.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const feed = await subscribed.text();
  expect(calendarEntries(feed).map(({ UID }) => UID)).toContain(`${id}@payung`);
  for (const secret of PRIVATE) expect(feed).not.toContain(secret);

  await dialog.getByRole('button', { name: 'Nonaktifkan alamat' }).click();
  await expect(page.getByText('Alamat kalender sudah tidak berlaku')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Alamat kalender' })).toHaveCount(0);
  expect((await fetch(address)).status).toBe(404);
  consoleErrors.none();
});
