import { expect } from '@playwright/test';
import type { Locator, Page, Response } from '@playwright/test';
import type { Person } from '#support/person.ts';

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

interface Told {
  readonly status: number;
  readonly body: string;
}

interface WatchedCall {
  readonly all: readonly Response[];
  /** What each said, in order. */
  readonly told: () => Promise<readonly Told[]>;
}

/** Answers of a call from now on. */
export const watchCall = (page: Page, ending: RegExp): WatchedCall => {
  const all: Response[] = [];
  // Read at once: a page that moves on takes them with it.
  const bodies: Promise<Told>[] = [];
  page.on('response', (response) => {
    if (!ending.test(new URL(response.url()).pathname)) return;
    all.push(response);
    bodies.push(response.text().then((body) => ({ status: response.status(), body })));
  });
  return { all, told: () => Promise.all(bodies) };
};

/** Undefined where the page moved on before the answer had come: it was given up, and nobody read it. */
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
