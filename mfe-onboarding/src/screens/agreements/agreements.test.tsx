import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AgreementVersion } from '@payung/shared/schemas/agreement.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { Frame } from '#screens.ts';
import { Screen } from './agreements.screen.tsx';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

const publishedAt = '2026-11-01T03:00:00.000Z';
const VERSIONS: readonly AgreementVersion[] = [
  { version: '2027-01', inForceFrom: '2027-01-01', publishedAt, accepted: 0 },
  { version: '2026-11', inForceFrom: '2026-11-01', publishedAt, accepted: 12 },
  { version: '2025-01', inForceFrom: '2025-01-01', publishedAt, accepted: 1 },
];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T03:00:00.000Z'), toFake: ['Date'] });
  return () => vi.useRealTimers();
});

const openAgreements = (api: Options['api'] = {}) =>
  renderScreen(<Screen />, {
    session: anAgent({ userType: 'Staff' }),
    frame: (inner) => <Frame>{inner}</Frame>,
    route: '/agreements',
    api: { listAgreements: { agreements: VERSIONS }, ...api },
  });

const field = (name: string) => screen.findByLabelText(name);

const fillIn = async ({ user }: ReturnType<typeof openAgreements>, change: object = {}) => {
  const typed = {
    Version: '2026-12',
    'In force from': '01/12/2026',
    'Title in English': 'Agreement',
    'Text in English': '# 1. Points\nPoints are the only fee.',
    'Title in Indonesian': 'Perjanjian',
    'Text in Indonesian': '# 1. Poin\nPoin adalah satu-satunya imbalan.',
    ...change,
  };
  for (const [label, value] of Object.entries(typed)) {
    await user.click(await field(label));
    await user.paste(value);
  }
  await user.click(screen.getByRole('button', { name: 'Check and publish' }));
};

const confirm = async ({ user }: ReturnType<typeof openAgreements>) =>
  user.click(await screen.findByRole('button', { name: 'Publish' }));

it('lists the versions with how many agents have accepted each', async () => {
  openAgreements();
  const list = await screen.findByRole('region', { name: 'Versions' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Version 2027-01 · in force from 01/01/2027No agent has accepted it · published on 01/11/2026, 10:00 WIB',
    'Version 2026-11 · in force since 01/11/2026Accepted by 12 agents · published on 01/11/2026, 10:00 WIB',
    'Version 2025-01 · was in force from 01/01/2025Accepted by 1 agent · published on 01/11/2026, 10:00 WIB',
  ]);
});

it('shows both texts and what publishing does, and then publishes (ruling R56)', async () => {
  const page = openAgreements({ publishAgreement: { message: 'ok' } });
  await fillIn(page);
  const dialog = await screen.findByRole('dialog', { name: 'Publish version 2026-12?' });
  expect(dialog.textContent).toContain(
    'From 01/12/2026 on, everybody who registers accepts version 2026-12, and every agent who has accepted an earlier one has to accept it at the next login. It cannot be changed or withdrawn.',
  );
  expect(within(dialog).getByText('Points are the only fee.')).toBeDefined();
  expect(within(dialog).getByText('Poin adalah satu-satunya imbalan.')).toBeDefined();
  expect(page.callsOf('publishAgreement')).toEqual([]);
  await confirm(page);
  await waitFor(() => expect(page.callsOf('listAgreements')).toHaveLength(2));
  expect(
    page.callsOf('publishAgreement').map(({ method, address, body }) => [method, address, body]),
  ).toEqual([
    [
      'POST',
      'staff/agreements',
      {
        version: '2026-12',
        inForceFrom: '2026-12-01',
        en: {
          title: 'Agreement',
          sections: [{ heading: '1. Points', paragraphs: ['Points are the only fee.'] }],
        },
        id: {
          title: 'Perjanjian',
          sections: [{ heading: '1. Poin', paragraphs: ['Poin adalah satu-satunya imbalan.'] }],
        },
      },
    ],
  ]);
  expect(await field('Version')).toHaveProperty('value', '');
});

it.each([
  [{ Version: '2026-11' }, 'This version exists already.'],
  [{ Version: 'new' }, 'Write the version as year and month, such as 2027-01'],
  [{ 'In force from': '21/11/2026' }, 'It cannot come into force in the past. Choose today or a later day.'],
  [{ 'Text in Indonesian': 'Poin' }, 'Begin the text with a heading: a line such as “# Points”.'],
])('marks what is wrong with %o and gives it the focus', async (change, problem) => {
  const page = openAgreements();
  await fillIn(page, change);
  expect(await screen.findByText((text) => text.startsWith(problem))).toBeDefined();
  expect(document.activeElement).toBe(await field(Object.keys(change)[0]!));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the text when it could not be published, and says why', async () => {
  const page = openAgreements({
    publishAgreement: refuse({ status: 422, errCode: 4, errMsg: 'There is an agreement already.' }),
  });
  await fillIn(page);
  await confirm(page);
  expect(await screen.findByText('There is an agreement already.')).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: 'Back to the text' }));
  expect(await field('Title in English')).toHaveProperty('value', 'Agreement');
  expect(page.toasts).toEqual([]);
});
