import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aLinkVisit } from '#testing/samples/people.ts';
import { useKiteStep } from '#testing/kite-journey.tsx';
import { aQuote } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { CustomerInformationPage } from './customer-information-page.tsx';
import { useFormDraft } from '#journey/steps/form-draft.ts';
import { QuoteForm } from '#journey/start/quote-form.tsx';
import { Input } from '#ui/input.tsx';
import { Form } from '#ui/form/form.tsx';

const quote = aQuote({ stage: 'Quick Quote Created', duePremium: 307_950 });

interface Values {
  readonly city: string;
}

const save = vi.fn<(record: typeof quote, values: Values) => Promise<boolean>>();

const Customer = () => {
  const draft = useFormDraft<Values>('kite/customer');
  return (
    <CustomerInformationPage
      title="Who flies it?"
      step={useKiteStep('customer')}
      draft={draft}
      price={<p>The price so far</p>}
      save={save}
      stateFor={(record) => ({ dueBefore: record.duePremium })}
    >
      {(_record, submit) => (
        <QuoteForm<Values>
          initialValues={{ city: draft.typed?.city ?? '' }}
          problem={undefined}
          onType={(_changed, values) => draft.keep(values)}
          onSave={submit}
        >
          <Form.Item name="city" label="City">
            <Input />
          </Form.Item>
        </QuoteForm>
      )}
    </CustomerInformationPage>
  );
};

const open = (isSaved: boolean) => {
  save.mockReset().mockResolvedValue(isSaved);
  return renderScreen(<Customer />, {
    route: `/kite-customer?quoteId=${quote.id}`,
    session: aLinkVisit(),
    api: { getQuote: quote },
  });
};

const city = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'City' });
const next = () => screen.getByRole<HTMLButtonElement>('button', { name: /Next/ });

it('saves once on a double click, deletes the draft, and passes state to the next page', async () => {
  const page = open(true);
  await page.user.type(await city(), 'Bandung');
  expect(screen.getByText('The price so far')).toBeTruthy();
  await page.user.dblClick(next());
  await waitFor(() => expect(page.address()).toBe(`/kite-confirm?quoteId=${quote.id}`));
  expect(page.navigationState()).toEqual({ dueBefore: 307_950 });
  expect(save.mock.calls).toEqual([[quote, { city: 'Bandung' }]]);
  page.unmount();
  open(true);
  expect((await city()).value).toBe('');
});

it('stays on the page when the save fails, and restores the draft after a reload', async () => {
  const page = open(false);
  await page.user.type(await city(), 'Bandung');
  await page.user.click(next());
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(next().getAttribute('aria-busy')).toBeNull());
  expect(page.address()).toBe(`/kite-customer?quoteId=${quote.id}`);
  page.unmount();
  open(false);
  expect((await city()).value).toBe('Bandung');
});
