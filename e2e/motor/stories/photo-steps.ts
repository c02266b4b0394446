import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { look } from '#support/look.ts';
import type { Person } from '#support/person.ts';
import { carPicture } from '../photos.ts';
import { MOTOR_TEXTS } from '../texts.ts';

/** Smaller than a phone's photo, which would take long to draw, but large enough to be shrunk. */
const PHONE = { width: 800, height: 600 } as const;

// A platform that runs already has the photos of earlier runs.
let seed = randomInt(1_000_000, 2_000_000);

/** A photo of the gallery that was not sent before. */
const galleryPhoto = (): {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
} => {
  seed += 1;
  return { name: `IMG_${seed}.png`, mimeType: 'image/png', buffer: carPicture(seed, PHONE) };
};

const accept = async ({ page, input, language }: Person): Promise<void> => {
  const texts = MOTOR_TEXTS[language];
  await input.press(page.getByRole('button', { name: texts.acceptPhoto }));
  await expect(page.getByRole('button', { name: texts.acceptPhoto })).toHaveCount(0);
};

/** One photo with the camera of the page. */
export const shoot = async (person: Person, picture?: string): Promise<void> => {
  const { page, input, language } = person;
  const texts = MOTOR_TEXTS[language];
  const shutter = page.getByRole('button', { name: texts.shoot, exact: true });
  await expect(shutter).toBeEnabled();
  if (picture !== undefined) await look(page, person.picture(`${picture}-camera`));
  await input.press(shutter);
  await expect(page.getByRole('button', { name: texts.acceptPhoto })).toBeVisible();
  if (picture !== undefined) await look(page, person.picture(`${picture}-check`));
  await accept(person);
};

/** One photo of the gallery for a slot. */
export const pick = async (person: Person): Promise<void> => {
  const { page, language } = person;
  const texts = MOTOR_TEXTS[language];
  // That of the camera, where it is open over the page.
  await page.getByLabel(texts.pickFile).last().setInputFiles(galleryPhoto());
  await expect(page.getByRole('button', { name: texts.acceptPhoto })).toBeVisible();
  await accept(person);
};

/** All photos once more, then off to the reviewers. */
export const submitSet = async (person: Person, picture: string): Promise<void> => {
  const { page, input, language } = person;
  const texts = MOTOR_TEXTS[language];
  await input.press(page.getByRole('button', { name: texts.checkAll }));
  await expect(page).toHaveURL(/\/app\/oonamotorPreview\?/);
  // Waits for uploads that are still running.
  await expect(
    page.getByRole('list', { name: texts.photoList }).getByText(texts.sent, { exact: true }),
  ).toHaveCount(8);
  await look(page, person.picture(picture));
  await input.press(page.getByRole('button', { name: texts.submit }));
  await expect(page.getByText(texts.underReview)).toBeVisible();
};
