import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  LAYOUT_SHIFT_AT_MOST,
  layoutShiftOf,
  watchLayoutShift,
  watchLayoutShiftAgain,
} from './layout-shift.ts';
import { collectConsole, expectAccessible, screenDrawn, takePicture } from './look.ts';
import { chooseLanguage } from '@payung/platform/e2e/people.ts';
import type { AgentName, LogIn, OpenPage } from '@payung/platform/e2e/people.ts';
import type { Platform } from '@payung/platform/e2e/platform.ts';
import { isDeepRun } from '@payung/platform/e2e/run.ts';
import type { TextLanguage } from '@payung/platform/e2e/login-texts.ts';
import { boxOf, expectDrawerUpTo620, expectNoOverflow } from './widths.ts';

/** One screen, opened by its address, or from there by `open`. */
export interface Screen {
  /** Below `/app`, with its query. */
  readonly path: string;
  /** Needed where several screens have the same path. */
  readonly name?: string;
  /** What happens before it is opened, such as the quote's next step. */
  readonly before?: () => Promise<unknown>;
  /** Where the address redirects to, such as the page for the code of a link. */
  readonly endsAt?: string;
  /** The page for unknown addresses. */
  readonly isMissing?: true;
  /** Opens the screen from the page of its path, such as a dialog. */
  readonly open?: (page: Page, language: TextLanguage) => Promise<void>;
  /** `none` where the page is drawn at once, `maybe` where only code is loaded, which may arrive first. */
  readonly skeleton?: 'none' | 'maybe';
  /** A dialog: at the bottom up to 620 pixels, in the middle above. */
  readonly isDialog?: boolean;
  /** Messages of the console that are expected on the way. */
  readonly expectedConsole?: RegExp;
  /** Further checks at every width. */
  readonly atEveryWidth?: (page: Page) => Promise<void>;
}

/** The page for the code, behind the share link of a quote. */
export const ofLink = ({ link }: { readonly link: string }, endsAt: string): Screen => ({
  path: link.replace(/^\/app/, ''),
  name: 'link',
  endsAt,
});

/** Screens of one quote. */
export const ofQuote = (quoteId: string, ...paths: readonly string[]): readonly Screen[] =>
  paths.map((path) => ({ path: `${path}?quoteId=${quoteId}` }));

interface SweepWindow {
  readonly language: TextLanguage;
  readonly width: 360 | 1280;
}

/** The window in which a screen is loaded, and those that it is turned to afterwards. */
type SweepWindows = readonly [SweepWindow, ...SweepWindow[]];

const HEIGHT = 800;
const WIDTHS = [320, 600, 620, 1280] as const;
/** Shown instead of a page that the person may not see. */
const REFUSED = /^(Halaman ini tidak tersedia|This page is not available|Tidak ada halaman|There is no page)/;

const expectArrived = async (page: Page, { path, endsAt, isMissing }: Screen): Promise<void> => {
  const there = new URL(`/app${endsAt ?? path}`, 'http://any').pathname;
  await expect(page).toHaveURL(({ pathname }) => pathname === there);
  await screenDrawn(page);
  await expect(page.locator('main h1')).toHaveCount(1);
  if (!isMissing) await expect(page.locator('main h1')).not.toHaveText(REFUSED);
};

/** Rows of tabs are wider than a phone: the chosen tab must be visible. */
const expectTabsInView = async (page: Page, { width }: SweepWindow, name: string): Promise<void> => {
  const chosen = page
    .locator('main')
    .locator('[role="tab"][aria-selected="true"], nav a[aria-current="page"]')
    .filter({ visible: true });
  for (const tab of await chosen.all()) {
    const box = await boxOf(tab);
    const atMostOutside = box.width / 10;
    expect.soft(box.x, `left edge of the chosen tab of ${name}`).toBeGreaterThan(-atMostOutside);
    const right = box.x + box.width;
    expect.soft(right, `right edge of the chosen tab of ${name}`).toBeLessThan(width + atMostOutside);
  }
};

const expectStill = async (page: Page, { skeleton }: Screen, name: string): Promise<void> => {
  const { total, hadSkeleton, moved } = await layoutShiftOf(page);
  if (skeleton !== 'maybe') expect.soft(hadSkeleton, `a skeleton on ${name}`).toBe(skeleton === undefined);
  expect.soft(total, `${name} moved:\n${moved.join('\n')}`).toBeLessThan(LAYOUT_SHIFT_AT_MOST);
};

const expectEveryWidth = async (page: Page, { isDialog, atEveryWidth }: Screen): Promise<void> => {
  if (isDialog) await expectDrawerUpTo620(page, page.getByRole('dialog'));
  else if (atEveryWidth === undefined) await expectNoOverflow(page, WIDTHS);
  await atEveryWidth?.(page);
};

const nameOf = ({ path, name, endsAt }: Screen): string =>
  [(endsAt ?? path).slice(1).replace(/\?.*$/, ''), ...(name === undefined ? [] : [name])]
    .join('-')
    .replaceAll(/[ /]/g, '-');

/** Chooses a language in the menu of the page, which may be closed, or behind a dialog. */
const turnTo = async (page: Page, { language, width }: SweepWindow): Promise<void> => {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.locator(`header button[lang="${language}"]`).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await screenDrawn(page);
};

/**
 * Opens every screen once and checks that it is drawn, does not shift while it loads on a slow
 * phone, is accessible, fits its windows and logs no error. Continues after a screen that fails.
 */
const sweep = async (
  page: Page,
  { url, windows: [first, ...others] }: { readonly url: string; readonly windows: SweepWindows },
  screens: readonly Screen[],
): Promise<void> => {
  const isPhone = first.width === 360;
  const messages = collectConsole(page);
  // Files that every screen needs are loaded once; the deep run loads all of them for each.
  if (isPhone) await (isDeepRun ? watchLayoutShift(page) : watchLayoutShiftAgain(page));
  const check = async (window: SweepWindow, name: string): Promise<void> => {
    await expectTabsInView(page, window, name);
    await expectAccessible(page, name);
  };
  const visit = async (screen: Screen): Promise<void> => {
    const name = nameOf(screen);
    await screen.before?.();
    await chooseLanguage(page, url, first.language);
    await page.setViewportSize({ width: first.width, height: HEIGHT });
    await page.goto(`/app${screen.path}`);
    await expectArrived(page, screen);
    await screen.open?.(page, first.language);
    await screenDrawn(page);
    await check(first, name);
    if (isPhone && screen.open === undefined) await expectStill(page, screen, name);
    await takePicture(page, `${first.language}-${first.width}-${name}`);
    if (isPhone) await expectEveryWidth(page, screen);
    for (const window of others) {
      await turnTo(page, window);
      await check(window, name);
    }
  };
  for (const screen of screens) {
    const name = nameOf(screen);
    await test.step(name, async () => {
      const failure = await visit(screen).then(
        () => undefined,
        (error: unknown) => String(error),
      );
      expect.soft(failure, name).toBeUndefined();
    });
    const complaints = messages.splice(0).filter((text) => screen.expectedConsole?.test(text) !== true);
    expect.soft(complaints, `console of ${name}`).toEqual([]);
  }
};

/**
 * Loaded in Indonesian on a phone and turned into English on a desktop; the deep run loads both languages in both
 * windows.
 */
const WINDOWS: readonly SweepWindows[] = isDeepRun
  ? [
      [{ language: 'id', width: 360 }],
      [{ language: 'en', width: 1280 }],
      [{ language: 'en', width: 360 }],
      [{ language: 'id', width: 1280 }],
    ]
  : [
      [
        { language: 'id', width: 360 },
        { language: 'en', width: 1280 },
      ],
    ];

export interface SweepTools {
  readonly platform: Platform;
  readonly logIn: LogIn;
  readonly openPage: OpenPage;
}

/** The screens that somebody opens one after the other. */
export interface Visit {
  readonly as: AgentName | 'stranger';
  /** Prepares the browser of a stranger, such as with the session of a registration. */
  readonly enter?: (page: Page) => Promise<unknown>;
  readonly screens: readonly Screen[];
}

interface SweepPart {
  /** Whose screens: "of a trip". */
  readonly subject: string;
  readonly rules?: string;
  /** Prepares by API what the screens show. */
  readonly visits: (tools: SweepTools) => Promise<readonly Visit[]>;
}

interface SweepTest {
  readonly title: string;
  readonly run: (tools: SweepTools) => Promise<void>;
}

/** One test for each part and its windows: every screen is there, accessible, still while it loads, and fits. */
export const sweepsOf = (parts: readonly SweepPart[]): readonly SweepTest[] =>
  WINDOWS.flatMap((windows) =>
    parts.map(({ subject, rules, visits }): SweepTest => {
      const [first] = windows;
      const named = windows.map(({ language, width }) => `${language}, ${width} px`).join('; ');
      const title = [
        `every screen ${subject} loads, is accessible and fits (${named})`,
        // The rules about widths are checked on the phone.
        ...(rules === undefined || first.width !== 360 ? [] : [rules]),
      ].join(' ');
      const run = async (tools: SweepTools): Promise<void> => {
        for (const { as, enter, screens } of await visits(tools)) {
          const page = await tools.openPage(as, first);
          await enter?.(page);
          await sweep(page, { url: tools.platform.url, windows }, screens);
          await page.context().close();
        }
      };
      return { title, run };
    }),
  );
