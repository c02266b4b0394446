import type { Page } from '@playwright/test';

/** What a finger can press needs this height in pixels. */
const LEAST = 44;

/** Runs in the page. */
const findSmall = (least: number): readonly string[] => {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="switch"]';
  /** What is drawn around a field and passes a touch on to it. */
  const AROUND = 'label, .ant-input-affix-wrapper, .ant-select, .ant-picker, .ant-input-number';

  // A link inside of a sentence is as high as its line.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function and no other
  const isInSentence = (element: Element): boolean => {
    if (!element.matches('a, button') || !getComputedStyle(element).display.startsWith('inline'))
      return false;
    const line = element.closest('p, li, dd, span:not(a span, button span)');
    return (
      line !== null && (line.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
    );
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function and no other
  const heightOf = (element: Element): number => {
    const own = element.getBoundingClientRect().height;
    const around = element.matches('input, select, textarea') ? element.closest(AROUND) : null;
    // A target may reach beyond what is drawn.
    const beyond = Number.parseFloat(getComputedStyle(element, '::after').height) || 0;
    return Math.max(own, beyond, around?.getBoundingClientRect().height ?? 0);
  };
  return [...document.querySelectorAll(CONTROLS)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(
      (element) => !element.matches('[tabindex="-1"]') && element.closest('[aria-hidden="true"]') === null,
    )
    .filter((element) => !isInSentence(element) && heightOf(element) < least - 0.5)
    .map((element) => `${heightOf(element)} px: ${element.outerHTML.slice(0, 160)}`);
};

/** The controls of a page that are too small for a finger; empty where all are large enough. */
export const smallTouchTargets = (page: Page): Promise<readonly string[]> => page.evaluate(findSmall, LEAST);
