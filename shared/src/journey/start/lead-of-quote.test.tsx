import { Link } from 'react-router-dom';
import { screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { queryOf } from '@payung/shared/api/query.ts';
import type { AgentState, LinkState } from '@payung/shared/session/session.ts';
import type { LeadDetail } from '#schemas/leads.ts';
import { noAnswer, refuse } from '#testing/fake-api.ts';
import type { FakeReplies } from '#testing/fake-api.ts';
import { kiteEndpoints } from '#testing/kite.ts';
import { useKiteStep } from '#testing/kite-journey.tsx';
import { LEAD_ID, aLeadToQuote } from '#testing/samples/lead-samples.ts';
import { aLinkVisit, anAgent } from '#testing/samples/people.ts';
import { aQuote } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { useFormDraft } from '#journey/steps/form-draft.ts';
import { CreateQuotePage } from './create-quote-page.tsx';
import { useAddressForLead, useLeadOfQuote } from './lead-of-quote.ts';
import { QuoteForm } from './quote-form.tsx';
import { Input } from '#ui/input.tsx';
import { Form } from '#ui/form/form.tsx';

interface Values {
  readonly insuredName: string;
  readonly insuredPhone: string;
  readonly insuredBirthDate: string;
  readonly colour: string;
}
const EMPTY: Values = { insuredName: '', insuredPhone: '', insuredBirthDate: '', colour: '' };

const CreateQuote = () => {
  const step = useKiteStep('create');
  const lead = useLeadOfQuote();
  const forLead = useAddressForLead();
  const draft = useFormDraft<Values>(step.draft);
  return (
    <CreateQuotePage
      title="The wind"
      step={step}
      offers={useQuery(queryOf(kiteEndpoints.winds, { quiet: true }))}
      draft={draft}
      isBusy={false}
    >
      {() => (
        <QuoteForm<Values>
          initialValues={{ ...lead.fillIn(EMPTY), ...draft.typed }}
          problem={undefined}
          onType={(_changed, values) => draft.keep(values)}
          onSave={() => undefined}
        >
          <Link to={forLead('/kite-create?wind=north')}>On</Link>
          {Object.keys(EMPTY).map((field) => (
            <Form.Item key={field} name={field} label={field}>
              <Input />
            </Form.Item>
          ))}
        </QuoteForm>
      )}
    </CreateQuotePage>
  );
};

interface Options {
  readonly getLead?: FakeReplies<typeof kiteEndpoints>['getLead'];
  readonly leadId?: string;
  readonly session?: AgentState | LinkState;
}

const open = ({ getLead = aLeadToQuote(), leadId = LEAD_ID, session = anAgent() }: Options = {}) =>
  renderScreen(<CreateQuote />, {
    route: `/kite-create?leadId=${leadId}`,
    endpoints: kiteEndpoints,
    session,
    api: { winds: [], getQuote: aQuote(), getLead },
  });

const field = (name: keyof Values) => screen.findByRole<HTMLInputElement>('textbox', { name });
const values = async () => ({
  insuredName: (await field('insuredName')).value,
  insuredPhone: (await field('insuredPhone')).value,
  insuredBirthDate: (await field('insuredBirthDate')).value,
  colour: (await field('colour')).value,
});

it('fills the form with the lead of the address, in the fields that the form has', async () => {
  const page = open();
  expect(await values()).toEqual({
    insuredName: 'Rina Hartono',
    insuredPhone: '081299998888',
    insuredBirthDate: '1990-02-28',
    colour: '',
  });
  expect(page.callsOf('getLead').map(({ address }) => address)).toEqual([`sales/lead/${LEAD_ID}`]);
});

it('keeps the agent’s changes of filled fields, also after a reload', async () => {
  const page = open();
  await page.user.clear(await field('insuredName'));
  await page.user.type(await field('insuredName'), 'Rina H');
  await page.user.clear(await field('insuredPhone'));
  page.unmount();
  open();
  expect(await values()).toMatchObject({
    insuredName: 'Rina H',
    insuredPhone: '',
    insuredBirthDate: '1990-02-28',
  });
});

it('shows no form before the lead is loaded', async () => {
  let answer: ((lead: LeadDetail) => void) | undefined;
  open({ getLead: () => new Promise<LeadDetail>((resolve) => (answer = resolve)) });
  await waitFor(() => expect(answer).toBeDefined());
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /See the plans/ }).disabled).toBe(true);
  answer?.(aLeadToQuote());
  expect((await field('insuredName')).value).toBe('Rina Hartono');
});

it.each<[string, Options]>([
  ['the lead of another agent', { getLead: aLeadToQuote({ isForeign: true }) }],
  ['a lead that is not found', { getLead: refuse({ status: 404, errMsg: 'Not found' }) }],
  ['no answer', { getLead: noAnswer() }],
])('starts with an empty form and no message for %s', async (_case, options) => {
  const page = open(options);
  expect(await values()).toEqual({ insuredName: '', insuredPhone: '', insuredBirthDate: '', colour: '' });
  expect(page.toasts).toEqual([]);
});

it.each<[string, Options]>([
  ['an address that names no lead', { leadId: '6281299998888' }],
  ['a customer', { session: aLinkVisit() }],
])('reads no lead for %s', async (_case, options) => {
  const page = open(options);
  await screen.findByRole('heading', { level: 1 });
  expect(page.callsOf('getLead')).toEqual([]);
});

it('keeps the lead on the way from page to page', async () => {
  open();
  expect((await screen.findByRole('link', { name: 'On' })).getAttribute('href')).toBe(
    `/kite-create?wind=north&leadId=${LEAD_ID}`,
  );
});
