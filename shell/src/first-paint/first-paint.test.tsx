import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepDrawnPage } from '@payung/shared/journey/otp/early-typing.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { Screen } from '#screens/login/login.screen.tsx';
import { inPage } from '#testing/open-page.tsx';
import { firstPaints, pageSkeleton } from './first-paint.tsx';

/** The drawn page in the document, as the application finds it. */
const draw = (html: string): HTMLElement => {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  return place;
};

/** What people see of a phone form, and how it looks. */
const formIn = (place: HTMLElement) => {
  const form = within(place);
  const field = form.getByRole('textbox');
  const button = form.getByRole('button', { name: /OTP/ });
  return {
    title: form.getByRole('heading', { level: 1 }).textContent,
    label: place.querySelector('label')?.textContent,
    field: [
      field.className,
      ...['type', 'inputmode', 'autocomplete'].map((name) => field.getAttribute(name)),
    ],
    button: [button.textContent, button.className, button.getAttribute('type')],
  };
};

describe('what the edge draws', () => {
  it.each(['en', 'id'] as const)(
    'is the form of the login as the application shows it, in %s',
    (language) => {
      const place = draw(firstPaints.login[language]);
      const drawn = formIn(place);
      place.remove();
      const { container } = renderScreen(<Screen />, { frame: inPage, route: '/login', language });
      expect(drawn).toEqual(formIn(container));
    },
  );

  it('asks a customer for the phone number', () => {
    const place = draw(firstPaints.code.id);
    expect(formIn(place)).toMatchObject({
      title: 'Verifikasi nomor ponsel Anda',
      field: ['py-input py-input-large', 'tel', 'numeric', 'tel'],
    });
    place.remove();
  });

  it('hands what was typed, and the place of the caret, to the application', () => {
    const place = draw(firstPaints.login.en);
    const field = within(place).getByRole<HTMLInputElement>('textbox');
    field.focus();
    field.value = '0812345';
    field.setSelectionRange(4, 4);
    keepDrawnPage(place.querySelector('[data-drawn]'));
    renderScreen(<Screen />, { frame: inPage, route: '/login' });
    place.remove();
    const shown = screen.getByRole<HTMLInputElement>('textbox');
    expect([shown.value, document.activeElement === shown, shown.selectionStart]).toEqual([
      '0812345',
      true,
      4,
    ]);
  });

  it('sends what was sent before the application was there', async () => {
    const place = draw(firstPaints.login.en);
    const page = place.querySelector<HTMLElement>('[data-drawn]');
    within(place).getByRole<HTMLInputElement>('textbox').value = '081234567890';
    if (page) page.dataset['pressed'] = '';
    keepDrawnPage(page);
    const { callsOf } = renderScreen(<Screen />, {
      frame: inPage,
      route: '/login',
      api: { sendOtp: { key: 'k1', message: 'sent' } },
    });
    place.remove();
    await waitFor(() => expect(callsOf('sendOtp')[0]?.body).toEqual({ mobileNo: '081234567890' }));
  });

  it('is the header with its logo and bars where a page is still loading, without a style that the policy refuses', () => {
    const place = draw(pageSkeleton);
    expect(within(place).getByRole('banner').textContent).toBe('Payung');
    expect(within(place).getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(place.querySelectorAll('main span')).toHaveLength(4);
    expect(place.querySelector('main [style]')).toBeNull();
    place.remove();
  });
});
