import { expect } from '@playwright/test';
import type { Locator, Page, Response } from '@playwright/test';
import type { Person } from '#support/person.ts';

/** Leads the large network of the demo. */
export const WAHYU = '081200000011';

/** Of a platform with that many members below Wahyu; from 2,400 on, the member NET10 leads 1,200 directly. */
export const largeNetwork = (members: number): Readonly<Record<string, string>> => ({
  PAYUNG_DEMO_MEMBERS: String(members),
});

/** More stops than any page of these stories has. */
const STOPS = 200;

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** Presses Tab, as somebody without a mouse does, until the control has the focus. */
export const tabTo = async (
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> => {
  await expect(control).toBeAttached();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press(key);
  }
  await expect(control, `${key} reaches it`).toBeFocused();
};

/** The value beside a label, such as "Balance". */
export const factOf = (within: Locator, label: string): Locator =>
  within
    .getByRole('term')
    .and(within.page().getByText(label, { exact: true }))
    .locator('xpath=following-sibling::dd[1]');

/** The refusal of a call. */
export const refusalOf = async (calling: Promise<unknown>): Promise<number | undefined> =>
  calling.then(
    () => undefined,
    (error: { readonly status?: number }) => error.status ?? 0,
  );

/** Finds a member by agent code and opens the profile; ends in its dialog. */
export const openProfile = async (
  { page, input }: Person,
  { search, code, name }: { readonly search: string; readonly code: string; readonly name: string },
): Promise<Locator> => {
  await page.goto('/app/tree');
  await input.type(page.getByRole('searchbox', { name: search }), code);
  await page.keyboard.press('Enter');
  const row = page.getByRole('rowheader').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await input.press(row.getByRole('link', { name, exact: true }));
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog.getByText(code, { exact: true })).toBeVisible();
  return dialog;
};

/** The lines of the folded history of an open profile. */
export const historyOf = async (dialog: Locator): Promise<Locator> => {
  const history = dialog.locator('details').filter({ hasText: /^(History|Riwayat) / });
  await history.locator('summary').click();
  return history.getByRole('listitem');
};

interface CallAnswer {
  readonly status: number;
  readonly body: string;
}

interface WatchedCall {
  readonly all: readonly Response[];
  /** In the order of the calls. */
  readonly answers: () => Promise<readonly CallAnswer[]>;
}

/** Answers of a call from now on. */
export const watchCall = (page: Page, ending: RegExp): WatchedCall => {
  const all: Response[] = [];
  // Read at once: a page that navigates discards the bodies.
  const bodies: Promise<CallAnswer>[] = [];
  page.on('response', (response) => {
    if (!ending.test(new URL(response.url()).pathname)) return;
    all.push(response);
    bodies.push(response.text().then((body) => ({ status: response.status(), body })));
  });
  return { all, answers: () => Promise.all(bodies) };
};

/** Undefined where the page navigated before the reply arrived: the browser cancelled it. */
const sizeOf = async (response: Response): Promise<number | undefined> => {
  if ((await response.finished()) !== null) return undefined;
  return (await response.body()).length;
};

/** How large the answers of the API to a page are from now on, in bytes as the page reads them. */
export const watchSizes = (page: Page): { readonly sizes: () => Promise<readonly number[]> } => {
  const sizes: Promise<number | undefined>[] = [];
  const unread: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    sizes.push(
      sizeOf(response).catch(() => {
        unread.push(pathname);
        return undefined;
      }),
    );
  });
  return {
    sizes: async () => {
      const known = (await Promise.all(sizes)).filter((size) => size !== undefined);
      expect(unread, 'answers that could not be read').toEqual([]);
      return known;
    },
  };
};
