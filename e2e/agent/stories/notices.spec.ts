import { expect } from '@playwright/test';
import { agentWithNotices, expectPushRefused, test } from './push-to-agent.ts';

test.use({ serviceWorkers: 'allow' });

// The story of the installed application has these too, with means that only Chromium has.

test('an agent turns notices on, and hears that a customer opened the link @deep @engines', async ({
  openPage,
  platform,
  pushService,
}) => {
  const { quotes, turn, openLinkOf } = await agentWithNotices({ openPage, platform, pushService });
  await turn(true);
  await openLinkOf(quotes[0]);
  await expect.poll(() => pushService.received.map(({ text }) => text).join(' ')).toContain('dibuka');
  await turn(false);
});

test('an agent whose browser reaches no push service is told that notices are not on @deep @engines', async ({
  openPage,
}) => expectPushRefused(await openPage('mitra', { width: 360 })));
