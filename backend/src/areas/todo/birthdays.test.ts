import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent, newQuote } from '#testing/people.ts';
import { tasksOf } from '#areas/todo/testing/todos.ts';
import { birthdaysFrom, birthdaysOn } from './birthdays.ts';
import { birthdaysOf } from './todos-of-day.ts';

const world = useAreaServer();
let serial = 0;

/** Somebody who is insured by a policy of the agent. */
const newInsured = async (server: AreaServer, agent: Credentials, facts: object) => {
  const quote = await newQuote(server, agent);
  serial += 1;
  await server.services.db
    .updateTable('quotes')
    .set({ policy_no: `PO-birthday-${serial}`, ...facts })
    .where('id', '=', quote.quoteId)
    .execute();
  return quote;
};

const birthdayTasksOn = async (server: AreaServer, who: Credentials, ...when: readonly string[]) =>
  (await tasksOf(server, who, ...when)).map((line) => [line.scheduledDate, line.taskDescription]);

it('birthdays of insureds with a policy are listed, with the phone for their own agent [DASH-026]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { quoteId, phone } = await newInsured(server, agent.headers, { insured_birth_date: '1990-01-16' });
  expect(await tasksOf(server, agent.headers)).toEqual([
    {
      _id: '',
      taskDescription: 'Budi Santoso',
      taskStatus: 'todo',
      taskCategory: 'birthday',
      scheduledDate: '2026-01-16',
      scheduledTime: '',
      at: '',
      members: [],
      isOwn: false,
      version: 0,
      quoteId,
      phone,
    },
  ]);
});

it('birthdays of a network are listed without phones for its leader, and for nobody else', async () => {
  const { server } = world;
  const leader = await newAgent(server, { user_type: 'Commercial' });
  const mitra = await newAgent(server);
  for (const above of [leader, mitra]) {
    const agent = await newAgent(server, { invited_by: above.id });
    await newInsured(server, agent.headers, { insured_birth_date: '1990-01-16' });
  }
  const seen = await tasksOf(server, leader.headers);
  expect(seen.map((line) => [line.taskDescription, line.phone])).toEqual([['Budi Santoso', undefined]]);
  expect(await tasksOf(server, mitra.headers)).toEqual([]);
});

it('birthdays are listed once per person with a current or past policy, not with a cancelled one', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const insured_birth_date = '1990-01-16';
  await newInsured(server, agent.headers, { insured_birth_date, insured_phone: '628110001' });
  await newInsured(server, agent.headers, { insured_birth_date, insured_phone: '628110001' });
  await newInsured(server, agent.headers, {
    insured_birth_date,
    insured_name: 'Wati',
    payment_status: 'Cancelled',
  });
  await newInsured(server, agent.headers, { insured_birth_date, insured_name: 'Joko', policy_no: null });
  expect(await birthdayTasksOn(server, agent.headers, '2026-01-16')).toEqual([
    ['2026-01-16', 'Budi Santoso'],
  ]);
});

it('birthdays are found in a network of forty thousand agents', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await newInsured(server, agent.headers, { insured_birth_date: '1990-01-16' });
  const others = Array.from({ length: 40_000 }, (_none, index) => `nobody-${index}`);
  const found = await birthdaysOf(server.services.db, {
    readerId: agent.id,
    agentIds: [...others, agent.id],
    date: '2026-01-16',
    days: 31,
  });
  expect(found.map(({ description }) => description)).toEqual(['Budi Santoso']);
});

it('birthdays of 29 February are listed on 1 March, and on the day itself in a leap year', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await newInsured(server, agent.headers, { insured_birth_date: '2000-02-29' });
  expect(await birthdayTasksOn(server, agent.headers, '2026-02-27', '5')).toEqual([
    ['2026-03-01', 'Budi Santoso'],
  ]);
  expect(await birthdayTasksOn(server, agent.headers, '2028-02-27', '5')).toEqual([
    ['2028-02-29', 'Budi Santoso'],
  ]);
});

it('birthdays of a week over New Year are sorted by day among the tasks', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  await newInsured(server, agent.headers, { insured_birth_date: '1990-01-02', insured_name: 'Wati' });
  await newInsured(server, agent.headers, { insured_birth_date: '1985-12-30', insured_name: 'Joko' });
  expect(await birthdayTasksOn(server, agent.headers, '2026-12-28', '7')).toEqual([
    ['2026-12-30', 'Joko'],
    ['2027-01-02', 'Wati'],
  ]);
});

it('keeps a birthday of 29 February on 1 March where the year has no such day', () => {
  expect(birthdaysOn('2026-03-01')).toEqual(['03-01', '02-29']);
  expect(birthdaysOn('2028-03-01')).toEqual(['03-01']);
  expect(birthdaysOn('2028-02-29')).toEqual(['02-29']);
  expect(birthdaysFrom('2026-12-31', 2)).toEqual(
    new Map([
      ['12-31', '2026-12-31'],
      ['01-01', '2027-01-01'],
    ]),
  );
});
