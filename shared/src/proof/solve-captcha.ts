import type { ShownCaptcha } from './captcha.ts';

interface Widget {
  readonly render: (
    place: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly callback: (token: string) => void;
      readonly 'error-callback': () => void;
    },
  ) => unknown;
}

/** What the scripts of hCaptcha and Turnstile leave behind. */
declare global {
  interface Window {
    hcaptcha?: Widget;
    turnstile?: Widget;
  }
}

const scriptOf = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The CAPTCHA did not load')));
    document.head.append(script);
  });

const widget = (): Widget | undefined => window.turnstile ?? window.hcaptcha;

/** Shows the CAPTCHA at the end of the page's form, and answers what it says once it is solved. */
export const solveCaptcha = async ({ siteKey, scriptUrl }: ShownCaptcha): Promise<string> => {
  if (widget() === undefined) await scriptOf(scriptUrl);
  const place = document.createElement('div');
  (document.querySelector('form') ?? document.body).append(place);
  place.scrollIntoView({ block: 'nearest' });
  try {
    return await new Promise<string>((resolve, reject) => {
      const failed = (): void => reject(new Error('The CAPTCHA failed'));
      const shown = widget();
      if (shown === undefined) failed();
      else shown.render(place, { sitekey: siteKey, callback: resolve, 'error-callback': failed });
    });
  } finally {
    place.remove();
  }
};
