import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { keepDrawnPage, takeEarlyTyping } from '@payung/shared/journey/otp/early-typing.ts';
import { fakeApi } from '@payung/shared/testing/fake-api.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { anEdge, openPage } from '#testing/open-page.tsx';
import { aRelease } from '#testing/releases.ts';
import { DrawnPage } from './drawn-page.tsx';
import { firstPaints } from './first-paint.tsx';

const PHONE = '081234567890';

/** The remote behind the code. */
const arrives = () => Promise.resolve({ screens: { code: () => Promise.resolve({ Screen: () => null }) } });

const isField = (element: Element | null): element is HTMLInputElement => element instanceof HTMLInputElement;

/** Somebody who does not look: a digit at every change of the page, into whatever has the focus, or into nothing. */
const typeAtEveryChange = () => {
  let typed = '';
  let lost = '';
  const type = (): void => {
    const digit = PHONE[typed.length];
    if (digit === undefined) return;
    typed += digit;
    const field = document.activeElement;
    if (isField(field)) fireEvent.input(field, { target: { value: field.value + digit } });
    else lost += digit;
  };
  const changes = new MutationObserver(type);
  changes.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => changes.disconnect());
  const finish = (): void => {
    for (let digit = typed.length; digit < PHONE.length; digit += 1) type();
  };
  return { finish, lost: () => lost };
};

/** A page as the edge has drawn it, with the cursor in its field. */
const draw = (html: string): void => {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  onTestFinished(() => place.remove());
  place.querySelector('input')?.focus();
  keepDrawnPage(place.querySelector('[data-drawn]'));
};

it('loses no letter that is typed while the drawn form of a link is replaced by the real one', async () => {
  const edge = anEdge();
  const routes = [{ id: 'code', path: '/kite-otp', mode: 'public', verified: true, reads: [] }] as const;
  edge.deploy('mfe-kite', { current: aRelease('mfe-kite', { routes, products: [kite] }) });
  const { callsOf } = fakeApi({
    decryptLink: { productId: kite.productId, inviter: 'Sari' },
    sendOtp: { key: 'k1', message: 'sent' },
  });
  draw(firstPaints.code.en);
  const person = typeAtEveryChange();
  const { router, user } = await openPage('/kite/aB3dE9', arrives);
  expect(await screen.findByText(/Sari/)).toBeDefined();
  expect(router.state.location.pathname).toBe('/app/kite-otp');
  person.finish();
  expect(person.lost()).toBe('');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(PHONE);
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  await waitFor(() => expect(callsOf('sendOtp')[0]?.body).toEqual({ mobileNo: PHONE, linkId: 'aB3dE9' }));
});

it('loses no letter that is typed while the drawn login is replaced by the real one', async () => {
  anEdge();
  draw(firstPaints.login.en);
  const person = typeAtEveryChange();
  await openPage('/login', arrives);
  await waitFor(() => expect(document.querySelector('[data-drawn]')).toBeNull());
  person.finish();
  expect(person.lost()).toBe('');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(PHONE);
});

it('gives back the focus and what was selected to a field that is moved', () => {
  draw(firstPaints.code.en);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = PHONE;
  field.setSelectionRange(2, 5);
  const { rerender } = render(<DrawnPage key="first" />);
  rerender(<DrawnPage key="second" />);
  expect([document.activeElement === field, field.selectionStart, field.selectionEnd]).toEqual([true, 2, 5]);
  expect(takeEarlyTyping()).toEqual({ text: PHONE, isSent: false, selection: [2, 5] });
});
