import { expect } from '@playwright/test';
import { freePort } from '@payung/platform/run/free-port.ts';
import { clickNotice, deliverPush, noticeBrowser, shownNotices } from '#support/notices.ts';
import { agentWithNotices, test as base } from './push-to-agent.ts';

/** In a browser of its own: the one of the other tests shows no notices. */
const test = base.extend<object, { noticePort: number }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is needed
  noticePort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  // The browser may have to be installed first.
  launchOptions: [
    async ({ noticePort }, use) => use(noticeBrowser(noticePort)),
    { scope: 'worker', timeout: 600_000 },
  ],
});

test.use({ serviceWorkers: 'allow' });

test('an agent sees the notice that a customer opened the link, and a tap on it leads to the lead @deep', async ({
  openPage,
  platform,
  pushService,
  noticePort,
}) => {
  const { page, quotes, turn, openLinkOf } = await agentWithNotices({ openPage, platform, pushService });
  await turn(true);
  await openLinkOf(quotes[0]);
  await expect.poll(() => pushService.received.length).toBe(1);
  await deliverPush(page, pushService.received[0]?.text ?? '');
  await expect
    .poll(() => shownNotices(page))
    .toEqual([{ title: 'Penawaran Anda dibuka', body: 'Nasabah sedang melihatnya.' }]);
  const opened = page.context().waitForEvent('page');
  await clickNotice(noticePort);
  const lead = await opened;
  await expect(lead).toHaveURL(`${platform.url}/app/oonalead?leadId=${quotes[0].leadId}`);
  await expect(lead.getByRole('heading', { name: quotes[0].insuredName })).toBeVisible();
  await expect.poll(() => shownNotices(page)).toEqual([]);
});
