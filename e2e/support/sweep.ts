import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { LAYOUT_SHIFT_AT_MOST, layoutShiftOf, watchLayoutShift } from './layout-shift.ts';
import { collectConsole, expectAccessible, screenDrawn, takePicture } from './look.ts';
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

const nameOf = ({ path, name }: Screen): string =>
  [path.slice(1).replace(/\?.*$/, ''), ...(name === undefined ? [] : [name])]
    .join('-')
    .replaceAll(/[ /]/g, '-');

/**
 * Opens every screen once and checks that it is drawn, does not shift while it loads on a slow
 * phone, is accessible, fits the window and logs no error. Continues after a screen that fails.
 */
const sweep = async (
  page: Page,
  { language, width }: SweepWindow,
  screens: readonly Screen[],
): Promise<void> => {
  const isPhone = width === 360;
  const messages = collectConsole(page);
  if (isPhone) await watchLayoutShift(page);
  const visit = async (screen: Screen): Promise<void> => {
    const name = nameOf(screen);
    await screen.before?.();
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto(`/app${screen.path}`);
    await expectArrived(page, screen);
    await screen.open?.(page, language);
    await screenDrawn(page);
    await expectTabsInView(page, { language, width }, name);
    await expectAccessible(page, name);
    if (isPhone && screen.open === undefined) await expectStill(page, screen, name);
    await takePicture(page, `${language}-${width}-${name}`);
    if (isPhone) await expectEveryWidth(page, screen);
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

/** In Indonesian on a phone, in English on a desktop; the deep run also the other way round. */
const WINDOWS: readonly SweepWindow[] = [
  { language: 'id', width: 360 },
  { language: 'en', width: 1280 },
  ...(isDeepRun
    ? ([
        { language: 'en', width: 360 },
        { language: 'id', width: 1280 },
      ] as const)
    : []),
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

/** On a phone each part has its own test; on a desktop, with fewer checks, all parts have one. */
const partsIn = ({ width }: SweepWindow, parts: readonly SweepPart[]): readonly (readonly SweepPart[])[] =>
  width === 360 ? parts.map((part) => [part]) : [parts];

interface SweepTest {
  readonly title: string;
  readonly run: (tools: SweepTools) => Promise<void>;
}

/** One test for each window and part: every screen is there, accessible, still while it loads, and fits. */
export const sweepsOf = (all: readonly SweepPart[]): readonly SweepTest[] =>
  WINDOWS.flatMap((window) =>
    partsIn(window, all).map((parts): SweepTest => {
      const { language, width } = window;
      const whose = parts.map(({ subject }) => subject).join(', and ');
      // The rules about widths are checked on the phone.
      const rules = width === 360 ? parts.flatMap(({ rules: ids }) => (ids === undefined ? [] : [ids])) : [];
      const title = [
        `every screen ${whose} loads, is accessible and fits (${language}, ${width} px)`,
        ...rules,
      ].join(' ');
      const run = async (tools: SweepTools): Promise<void> => {
        for (const { visits } of parts)
          for (const { as, enter, screens } of await visits(tools)) {
            const page = await tools.openPage(as, window);
            await enter?.(page);
            await sweep(page, window, screens);
            await page.context().close();
          }
      };
      return { title, run };
    }),
  );
