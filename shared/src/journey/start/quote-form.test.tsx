import { expect, it } from 'vitest';
import { cleanup, screen } from '@testing-library/react';
import { aLinkVisit, anAgent } from '#testing/samples/people.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { ContactFields } from '#journey/customer/contact-fields.tsx';
import { QuoteForm } from './quote-form.tsx';

const tokensFor = async (session: ReturnType<typeof anAgent> | ReturnType<typeof aLinkVisit>) => {
  renderScreen(
    <QuoteForm problem={undefined} onType={() => undefined} onSave={() => undefined}>
      <ContactFields mobile={['phone']} email={['email']} isVerified={false} />
    </QuoteForm>,
    { session },
  );
  const fields = [await screen.findByLabelText(/mobile/i), screen.getByLabelText('Email')];
  const tokens = fields.map((field) => field.getAttribute('autocomplete'));
  cleanup();
  return tokens;
};

it('never fills an agent into the fields of a customer, and a customer into their own', async () => {
  expect(await tokensFor(anAgent())).toEqual(['off', 'off']);
  expect(await tokensFor(aLinkVisit())).toEqual(['tel', 'email']);
});
