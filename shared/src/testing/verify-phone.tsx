import type { ComponentType } from 'react';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { linkAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { visitOf } from '#journey/otp/arrival.ts';
import { CustomerOtp } from '#journey/otp/phone-and-otp.tsx';
import type { Visit } from '#schemas/auth.ts';
import type { ProductDescription } from '#product.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import type { renderScreen } from '#testing/render-screen.tsx';

/** With what the link entry sends somebody to the page that verifies the phone number. */
export const arrivalAt = ({ link: { prefix } }: ProductDescription) => ({
  prefix,
  linkId: 'aB3dE9',
  inviter: 'Sari',
});

/** Whom the right code lets in; to no quote unless one is named. */
export const aVisit = (product: ProductDescription, change: Partial<Visit> = {}): Visit => ({
  cipher: 'visit-cipher',
  quoteId: '',
  productId: product.productId,
  phone: '6281234567890',
  inviter: 'Sari',
  ...change,
});

/** The calls that a code makes. */
export const codeServer = (visit: Visit): FakeReplies => ({
  sendOtp: { key: 'k1', message: 'sent' },
  verifyOtp: { message: 'verified', visit },
});

/** A product's page behind the code, which the shell asks for. */
export const behindCode = (Screen: ComponentType): ComponentType =>
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it shows the screen that it is given
  function BehindCode() {
    return visitOf(useLocation().state) === undefined ? <CustomerOtp /> : <Screen />;
  };

/** Has the code sent and enters it. */
export const verifyPhone = async ({ user }: Pick<ReturnType<typeof renderScreen>, 'user'>): Promise<void> => {
  await user.click(screen.getByRole('textbox', { name: /mobile number/i }));
  await user.paste('081234567890');
  await user.click(screen.getByRole('button', { name: /Send OTP/ }));
  const [box = document.body] = await screen.findAllByRole('textbox', { name: /Digit/ });
  await user.click(box);
  await user.paste('123456');
  const verify = screen.queryByRole('button', { name: /Verify OTP/ });
  if (verify !== null && store.get(linkAtom).cipher === '') await user.click(verify);
};
