import { afterEach, expect, it, vi } from 'vitest';
import { proofAfter } from './page-proof.ts';

const REPLY = {
  errCode: 4,
  reason: 'captchaNeeded',
  captcha: { siteKey: 'site-1', scriptUrl: 'https://captcha.test/api.js?render=explicit' },
};

afterEach(() => {
  delete window.turnstile;
  delete window.hcaptcha;
  document.body.replaceChildren();
  document.head.replaceChildren();
});

it.each(['turnstile', 'hcaptcha'] as const)(
  'shows the %s of the operator in the form, and answers what it says',
  async (name) => {
    const form = document.createElement('form');
    document.body.append(form);
    window[name] = {
      render: (place, { sitekey, callback }) => {
        expect(form.contains(place)).toBe(true);
        callback(`solved ${sitekey}`);
      },
    };
    expect(await proofAfter(REPLY)).toEqual({ 'x-captcha': 'solved site-1' });
    expect(form.children).toHaveLength(0);
  },
);

it('loads the script first, and fails where it does not come', async () => {
  const sources: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    sources.push((script as HTMLScriptElement).src);
    (script as HTMLScriptElement).dispatchEvent(new Event('error'));
  });
  await expect(proofAfter(REPLY)).rejects.toThrow('The CAPTCHA did not load');
  expect(sources).toEqual(['https://captcha.test/api.js?render=explicit']);
  vi.restoreAllMocks();
});

it('is shown once for a call', async () => {
  expect(await proofAfter(REPLY, { 'x-captcha': 'solved' })).toBeUndefined();
});
