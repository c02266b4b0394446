import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Inbox } from './inbox.ts';
import type { InputMethod } from './input-method.ts';
import { look } from './look.ts';
import type { PlatformClock } from './platform-clock.ts';
import { WORDS } from './words.ts';
import type { WordsLanguage } from './words.ts';

/** Somebody who walks through a story: at which page, by which input, in which language. */
export interface Person {
  readonly page: Page;
  readonly input: InputMethod;
  readonly inbox: Inbox;
  readonly language: WordsLanguage;
  /** The name of a screen's picture. */
  readonly picture: (screen: string) => string;
}

/** Enters the phone, then the one-time code that arrives there. */
export const verifyPhoneAs = async (person: Person, phone: string): Promise<void> => {
  const { page, input, inbox, language } = person;
  const words = WORDS[language];
  const known = await inbox.codesTo(phone);
  await input.type(page.getByLabel(words.phone, { exact: true }), phone);
  await input.press(page.getByRole('button', { name: words.sendCode }));
  await expect(page.getByLabel(words.digit(1))).toBeFocused();
  await look(page, person.picture('one-time-code'));
  // Typed digit by digit: the focus moves on by itself, and the sixth submits.
  await page.keyboard.type(await inbox.codeFor(phone, known));
};

export const logInAs = async (
  person: Person,
  { phone, clock }: { readonly phone: string; readonly clock: PlatformClock },
): Promise<void> => {
  await clock.passResendWait();
  await person.page.goto('/app/login');
  await look(person.page, person.picture('login'));
  await verifyPhoneAs(person, phone);
};
