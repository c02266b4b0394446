import type { Hands } from '#support/taps.ts';
import { TEXTS } from '#support/texts.ts';
import { yearOfAge } from './motor-quotes.ts';
import { MOTOR_TEXTS } from './texts.ts';

const texts = TEXTS.id;
const motor = MOTOR_TEXTS.id;

/** A car of three years, from the tile on an agent's home to the draft in WhatsApp. */
export const sellAvanza = async ({ page, tap, type, typeNext }: Hands): Promise<void> => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const suggested = (name: string) => page.getByRole('combobox', { name, exact: true });
  await tap(page.getByRole('main').getByRole('link', { name: motor.carTile }));
  await tap(button(motor.begin));
  await type(suggested(motor.brand), 'Toyota');
  await typeNext(suggested(motor.model), 'Avanza');
  await typeNext(field(motor.year), String(yearOfAge(3)));
  await typeNext(suggested(motor.plateCode), 'B');
  await typeNext(field(motor.plateNumber), '1734');
  await typeNext(field(motor.plateSuffix), 'KZL');
  await typeNext(field(motor.startDate), '');
  await typeNext(field(motor.sumInsured), '170000000');
  await typeNext(page.getByLabel(motor.accessories), '');
  await typeNext(field(motor.insuredName), 'Rina Maharani');
  await typeNext(page.getByLabel(motor.customerPhone), '081355512345');
  await tap(page.getByRole('radio', { name: motor.comprehensive, exact: true }));
  await tap(button(texts.seePlans));
  await tap(page.getByRole('article', { name: 'Motor Standard' }).getByRole('heading'));
  await tap(button(texts.next));
  await page.waitForURL(/motoradditionalbenefits/);
  await tap(button(motor.addToCart));
  await page.waitForURL(/motorordersummary/);
  await tap(button(texts.next));
  await tap(page.getByRole('main').getByRole('link', { name: 'WhatsApp', exact: true }));
};
