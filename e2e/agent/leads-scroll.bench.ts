import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import { test } from '@payung/platform/e2e/people.ts';
import { inLetters } from './stories/leads.ts';

const LEADS = 10_000;
/** The most lines that the server accepts at once. */
const BATCH = 500;
const CPU_SLOWDOWN = 6;
/** Pixels in a frame: 8,000 in a second, the fastest that Chromium lets a finger fling a page. */
const SPEED = 133;
/** Milliseconds; people notice longer tasks (definition of the Long Tasks API). */
const LONG_TASK_MS = 50;

test.use({ viewport: { width: 360, height: 740 } });

const importLeads = async (api: Api): Promise<void> => {
  const body = {
    fileName: 'people.csv',
    source: 'Bazaar',
    hasConsent: true,
    lineCount: LEADS,
    requestId: randomUUID(),
  } as const;
  const { id: importId } = await api.call(leadEndpoints.startImport, { body });
  for (let batch = 0; batch * BATCH < LEADS; batch += 1) {
    const lines = Array.from({ length: BATCH }, (_, index) => {
      const line = batch * BATCH + index + 1;
      return {
        line,
        firstName: 'Rina',
        lastName: `Hartono ${inLetters(line)}`,
        phone: `0859${1_000_000 + line}`,
        email: `rina${line}@payung.test`,
        birthDate: '',
        city: 'Jakarta',
        note: '',
      };
    });
    await api.call(leadEndpoints.importLines, { params: { importId }, body: { batch, lines } });
  }
};

/** Scrolls in each frame until the last lead is there; how long the long tasks took, in milliseconds. */
const scrollToTheEnd = (page: Page): Promise<{ readonly frames: number; readonly long: readonly number[] }> =>
  page.evaluate(
    ([last, speed, longMs]) =>
      new Promise((resolve) => {
        const long: number[] = [];
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries())
            if (duration > longMs) long.push(Math.round(duration));
        }).observe({ type: 'longtask' });
        let frames = 0;
        const step = (): void => {
          frames += 1;
          scrollBy(0, speed);
          const isAtTheEnd = document.querySelector(`li[data-index="${last - 1}"]`) !== null;
          // Entries of the last task arrive after it.
          if (isAtTheEnd) setTimeout(() => resolve({ frames, long }), 1_000);
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    [LEADS, SPEED, LONG_TASK_MS] as const,
  );

test('long tasks while scrolling through 10,000 leads are measured with the CPU slowed six times', async ({
  agentPage: page,
  api,
}) => {
  await importLeads(api);
  await page.goto('/app/oonaleads');
  await expect(page.locator('li[data-index="0"]')).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const { frames, long } = await scrollToTheEnd(page);
  // oxlint-disable-next-line no-console -- prints the measurement
  console.log(
    `\nscrolling ${LEADS} leads, CPU slowed ${CPU_SLOWDOWN} times: ${long.length} tasks over ${LONG_TASK_MS} ms in ${frames} frames, the longest ${Math.max(0, ...long)} ms`,
  );
});
