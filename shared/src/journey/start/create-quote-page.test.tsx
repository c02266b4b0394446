import { screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { call } from '@payung/shared/api/client.ts';
import { queryOf } from '@payung/shared/api/query.ts';
import { quoteContextAtom } from '@payung/shared/session/quote-context.ts';
import { store } from '@payung/shared/session/store.ts';
import { checkName } from '#domain/people/names.ts';
import { noAnswer } from '#testing/fake-api.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { anAgent } from '#testing/samples/people.ts';
import { kiteEndpoints } from '#testing/kite.ts';
import { useKiteStep } from '#testing/kite-journey.tsx';
import { aQuote } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { ruleOf } from '#ui/fields/form-rule.ts';
import { CreateQuotePage } from './create-quote-page.tsx';
import { useFormDraft } from '#journey/steps/form-draft.ts';
import { useMakeQuote } from './make-quote.ts';
import { QuoteForm } from './quote-form.tsx';
import { Input } from '#ui/input.tsx';
import { Form } from '#ui/form/form.tsx';

const quote = aQuote({ stage: 'Plan Selected', proposalNo: undefined });

interface Values {
  readonly insuredName: string;
}

const create = ({ insuredName }: Values, requestId: string) =>
  call(kiteEndpoints.createKiteQuote, { body: { insuredName, requestId } });

const change = vi.fn<(saved: typeof quote, values: Values) => Promise<boolean>>();

interface Own {
  readonly words?: { readonly intro: string; readonly submit: string };
  readonly nextAddress?: (quoteId: string, values: Values) => string;
}

const CreateQuote = ({ words, nextAddress }: Own) => {
  const step = useKiteStep('create');
  const draft = useFormDraft<Values>(step.draft);
  const making = useMakeQuote({
    step,
    sentAs: 'kite/wind/sent',
    create,
    change,
    problem: undefined,
    onSaved: draft.drop,
    ...(nextAddress === undefined ? {} : { nextAddress }),
  });
  return (
    <CreateQuotePage
      title="The wind"
      step={step}
      offers={useQuery(queryOf(kiteEndpoints.winds, { quiet: true }))}
      draft={draft}
      isBusy={making.isBusy}
      {...(words === undefined ? {} : { words })}
    >
      {() => (
        <QuoteForm<Values>
          initialValues={{ insuredName: step.quote.data?.insuredName ?? '', ...draft.typed }}
          problem={making.problem}
          isWrong={() => draft.typed?.insuredName === 'Nobody'}
          onType={(_changed, values) => draft.keep(values)}
          onSave={making.save}
        >
          <Form.Item name="insuredName" label="Full name" rules={[ruleOf(checkName)]}>
            <Input />
          </Form.Item>
        </QuoteForm>
      )}
    </CreateQuotePage>
  );
};

const open = (more: FakeReplies<typeof kiteEndpoints> = {}, quoteId?: string, own: Own = {}) =>
  renderScreen(<CreateQuote {...own} />, {
    route: quoteId === undefined ? '/kite-create' : `/kite-create?quoteId=${quoteId}`,
    endpoints: kiteEndpoints,
    session: anAgent(),
    api: {
      winds: [],
      getQuote: quote,
      createKiteQuote: { quoteId: quote.id, code: 'Q100001', stage: 'Lead Created' },
      ...more,
    },
  });
type Page = ReturnType<typeof open>;

const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Full name' });
const type = async ({ user }: Page, text: string) => {
  await user.clear(await name());
  await user.type(await name(), text);
};
const button = () => screen.getByRole('button', { name: /See the plans/ });

it('marks Create Quote as the current step', async () => {
  open();
  await name();
  expect(document.querySelector('[aria-current="step"]')?.textContent).toBe('Create Quote');
});

it('makes a quote once on a double click and continues; Back finds that quote', async () => {
  const page = open();
  await type(page, 'Budi');
  await page.user.dblClick(button());
  await waitFor(() => expect(page.address()).toBe(`/kite-plan?quoteId=${quote.id}`));
  expect(page.callsOf('createKiteQuote')).toHaveLength(1);
  expect(store.get(quoteContextAtom)).toMatchObject({ quoteId: quote.id });
  // As far as it goes: the empty form is not among the pages behind.
  await page.router.navigate(-2);
  expect(page.address()).toBe(`/kite-create?quoteId=${quote.id}`);
});

it('shows the product’s own intro and button, and navigates to its own next page', async () => {
  const page = open({}, undefined, {
    words: { intro: 'Who flies?', submit: 'Go on' },
    nextAddress: (quoteId, { insuredName }) => `/kite-of-${insuredName}?quoteId=${quoteId}`,
  });
  await type(page, 'Budi');
  expect(screen.getByText('Who flies?')).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(page.address()).toBe(`/kite-of-Budi?quoteId=${quote.id}`));
});

it('sends the same request id after a lost answer, and another one for other values', async () => {
  const page = open({ createKiteQuote: noAnswer() });
  await type(page, 'Budi');
  await page.user.click(button());
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing you entered is lost');
  await page.user.click(button());
  // Each of them is sent once more.
  await waitFor(() => expect(page.callsOf('createKiteQuote')).toHaveLength(4));
  await type(page, 'Dewi');
  await page.user.click(button());
  await waitFor(() => expect(page.callsOf('createKiteQuote')).toHaveLength(6));
  const ids = page.callsOf('createKiteQuote').map(({ body }) => (body as { requestId: string }).requestId);
  expect(new Set(ids.slice(0, 4)).size).toBe(1);
  expect(new Set(ids).size).toBe(2);
});

it('restores the draft after a reload', async () => {
  const page = open();
  await type(page, 'Budi');
  page.unmount();
  open();
  expect((await name()).value).toBe('Budi');
});

it.each(['', 'Nobody'])('says what to do while %j stands there, and sends nothing', async (wrong) => {
  const page = open();
  await type(page, `${wrong}x`);
  await page.user.type(await name(), '{Backspace}');
  await page.user.click(button());
  expect(await screen.findByText('Please check the marked fields.')).toBeTruthy();
  await page.user.type(await name(), 'B');
  expect(screen.queryByText('Please check the marked fields.')).toBeNull();
  expect(page.callsOf('createKiteQuote')).toHaveLength(0);
});

it.each([
  [true, `/kite-plan?quoteId=${quote.id}`],
  [false, `/kite-create?quoteId=${quote.id}`],
])('saves the change of an existing quote, and continues when that is %s', async (isSaved, to) => {
  change.mockReset().mockResolvedValue(isSaved);
  const page = open({}, quote.id);
  await type(page, 'Dewi');
  await page.user.click(button());
  await waitFor(() =>
    expect(change.mock.calls.map(([, values]) => values)).toEqual([{ insuredName: 'Dewi' }]),
  );
  await waitFor(() => expect(page.address()).toBe(to));
  expect(page.callsOf('createKiteQuote')).toHaveLength(0);
});

/** Types a draft, leaves the page, and begins another quote. */
const beginAnother = async (text: string): Promise<Page> => {
  const page = open();
  await type(page, text);
  await page.router.navigate('/elsewhere');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await page.router.navigate('/kite-create');
  return page;
};

it('begins a new quote empty, and continues the draft of the person it names when asked to', async () => {
  const { user } = await beginAnother('Budi');
  expect((await name()).value).toBe('');
  expect(await screen.findByText('Continue the draft for Budi?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Continue the draft' }));
  expect((await name()).value).toBe('Budi');
  expect(screen.queryByText('Continue the draft for Budi?')).toBeNull();
});

it('starts empty on request, and deletes the draft', async () => {
  const page = await beginAnother('Budi');
  await page.user.click(await screen.findByRole('button', { name: 'Start empty' }));
  await waitFor(() => expect(screen.queryByText('Continue the draft for Budi?')).toBeNull());
  expect((await name()).value).toBe('');
  page.unmount();
  open();
  expect((await name()).value).toBe('');
});

it('keeps what is typed beside the offer for the new quote, and withdraws the offer', async () => {
  const page = await beginAnother('Budi');
  await type(page, 'Dewi');
  await waitFor(() => expect(screen.queryByText(/^Continue the draft/)).toBeNull());
  page.unmount();
  open();
  expect((await name()).value).toBe('Dewi');
});

it('offers the draft of another tab without filling it in', async () => {
  const page = open();
  await type(page, 'Budi');
  page.unmount();
  sessionStorage.clear();
  open();
  expect((await name()).value).toBe('');
  expect(screen.getByText('Continue the draft for Budi?')).toBeTruthy();
});
