import { expect } from '@playwright/test';
import { takePicture } from '#support/look.ts';
import { test } from '#support/people.ts';
import { boxOf } from '#support/widths.ts';

for (const width of [360, 1280]) {
  test(`at ${width} pixels the login lists each demo person in one line, with the remark below @deep`, async ({
    openPage,
  }) => {
    const page = await openPage('stranger', { width });
    await page.goto('/app/login');
    const people = page.getByRole('region', { name: 'Demo: masuk sebagai' }).getByRole('listitem');
    await expect(people).toHaveCount(10);
    await takePicture(page, `login-${width}`);
    for (const person of await people.all()) {
      const name = person.getByRole('button');
      const remark = person.getByText(/^(Mitra|Commercial|Support|Staff)/);
      const [nameBox, remarkBox, ownBox] = [await boxOf(name), await boxOf(remark), await boxOf(person)];
      // One line of the name is a target of 44 pixels, one of the remark 20.
      expect(nameBox.height).toBe(44);
      expect(remarkBox.height).toBeLessThanOrEqual(24);
      expect(remarkBox.y).toBeGreaterThan(nameBox.y + nameBox.height / 2);
      expect(remarkBox.x).toBeCloseTo(ownBox.x, 0);
    }
    await people.getByRole('button', { name: /Sari Wulandari/ }).click();
    await expect(page.getByLabel('Nomor ponsel')).toHaveValue('081200000001');
  });
}
