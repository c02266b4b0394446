import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { aQuote } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { Consents } from './consents.tsx';
import type { ConsentName, ConsentValues } from './consents.tsx';
import { SavedAt } from '#journey/steps/saved-at.tsx';
import { TermsSummary } from './terms-summary.tsx';

const Form = ({ names = ['dataProcessing', 'marketing'] }: { names?: readonly ConsentName[] }) => {
  const [value, setValue] = useState<ConsentValues>({});
  return (
    <>
      <Consents
        productId="fffffffffffffffffffffff1"
        value={value}
        onChange={setValue}
        names={names}
        missing={['dataProcessing']}
      />
      <output>{JSON.stringify(value)}</output>
    </>
  );
};

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');

it('shows each consent separately, with its purpose, none of them ticked', async () => {
  const { user } = renderScreen(<Form />);
  expect(boxes().map((box) => box.checked)).toEqual([false, false]);
  expect(screen.getByText(/Not a condition of the policy/)).toBeTruthy();
  await user.click(boxes()[1]!);
  expect(screen.getByRole('status').textContent).toBe('{"marketing":true}');
});

it('marks a missing required consent until it is given', async () => {
  const { user } = renderScreen(<Form />);
  expect(boxes()[0]!.getAttribute('aria-invalid')).toBe('true');
  await user.click(boxes()[0]!);
  expect(boxes()[0]!.getAttribute('aria-invalid')).toBeNull();
});

it('says what is covered, what is not, and what it costs', () => {
  renderScreen(
    <TermsSummary
      cover={{
        covered: [
          { label: 'Medical', value: 'Rp 5' },
          { label: 'Theft', value: '' },
        ],
        ownRisk: [{ label: 'Own risk', value: 'Rp 2' }],
        notCovered: ['War'],
      }}
      paid="Rp 1"
      quote={aQuote({ validUntil: '2027-02-15' })}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 3 }).map((part) => part.textContent)).toEqual([
    'What is covered',
    'What you pay yourself',
    'What is not covered',
    'What it costs',
  ]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s/g, ' '))).toEqual([
    'Medical: Rp 5',
    'Theft',
    'Own risk: Rp 2',
    'War',
    'Rp 1',
    'It includes an admin cost of Rp 15.000',
    'Price valid until 15/02/2027',
  ]);
  expect(screen.getByText('It includes an admin cost of Rp 15.000')).toBeTruthy();
  expect(screen.getByText('15/02/2027')).toBeTruthy();
});

it("says when the server kept the quote, in Jakarta's time", () => {
  renderScreen(<SavedAt iso="2027-02-01T03:42:00.000Z" />, { language: 'id' });
  expect(screen.getByText(/10\.42/)).toBeTruthy();
});

it('links each consent to its document on a page of its own', () => {
  renderScreen(<Form names={['terms', 'dataProcessing', 'marketing']} />);
  const links = screen.getAllByRole('link');
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
  ).toEqual([
    ['Read the whole terms and conditions', '/legal/terms', '_blank'],
    ['Read the policy wording', '/legal/wording-fffffffffffffffffffffff1', '_blank'],
    ['Read the privacy policy', '/legal/privacy', '_blank'],
  ]);
});
