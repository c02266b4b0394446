import type { Page } from '@playwright/test';

/** How the focus is drawn around the control that has it, or around the frame of that control. */
export interface FocusRing {
  readonly control: string;
  readonly style: string;
  readonly width: string;
  readonly colour: string;
}

const ringOf = (): FocusRing | undefined => {
  // A ring that fades in is drawn at once.
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  const control = document.activeElement;
  if (control === null || !control.matches('main *') || control.matches('h1')) return undefined;
  const FRAMES =
    'label, .ant-input-affix-wrapper, .ant-select, .ant-picker, .ant-input-number, .ant-checkbox';
  // A control that is not drawn itself stands in a frame that is.
  const around = getComputedStyle(control).opacity === '0' ? [] : [control];
  for (let part = control.parentElement; part !== null; part = part.parentElement)
    if (part.matches(FRAMES)) around.push(part);
  const rings = around.map((element) => {
    const { outlineStyle: style, outlineWidth: width, outlineColor: colour } = getComputedStyle(element);
    return { control: control.outerHTML.slice(0, 160), style, width, colour };
  });
  return (
    rings.find(({ style, width }) => style !== 'none' && width !== '0px') ?? {
      control: control.outerHTML.slice(0, 160),
      style: 'none',
      width: '0px',
      colour: '',
    }
  );
};

/** The ring around every control of the page, in the order of the Tab key. */
export const focusRings = async (page: Page): Promise<readonly FocusRing[]> => {
  const stops = await page.locator('main').locator('a, button, input, select, textarea').count();
  const rings = new Map<string, FocusRing>();
  for (let stop = 0; stop < stops + 12; stop += 1) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(ringOf);
    if (ring !== undefined) rings.set(ring.control, ring);
  }
  return [...rings.values()];
};
