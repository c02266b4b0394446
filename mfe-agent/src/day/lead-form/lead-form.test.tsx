import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { encodePart } from '@payung/shared/api/endpoint.ts';
import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import type { LeadForm } from '@payung/shared/schemas/leads.ts';
import { restoreDraft } from '@payung/shared/session/drafts.ts';
import { store } from '@payung/shared/session/store.ts';
import { agentAtom } from '@payung/shared/session/session.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { LEAD_ID, aLeadDetail, aLeadForm } from '#testing/lead-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './lead-form.screen.tsx';

type Options = NonNullable<Parameters<typeof renderAgentScreen>[1]>;

const showForm = (api: Options['api'] = {}, options: Options = {}) =>
  renderAgentScreen(Screen, {
    route: '/oonaleadform',
    ...options,
    api: { leadCounts: { counts: {} as never }, ...api },
  });

/** Sets the whole value, since typing into such a long form is slow. */
const enter = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const save = (): void => {
  screen.getByText('Save lead').closest('button')?.click();
};

const fillIn = async (): Promise<void> => {
  await screen.findByLabelText('First name');
  enter('First name', 'Rina');
  enter('Mobile number', '081234567890');
  enter('Where did you get the data?', 'Exhibition');
  fireEvent.click(screen.getByLabelText('This person agreed to be contacted'));
  fireEvent.click(screen.getByRole('radio', { name: 'By phone' }));
};

/** The fields of the lead-form store, as the specification lists them. */
const LISTED = [
  'leadStatus',
  'leadDisposition',
  'leadsubDisposition',
  'appointmentDate',
  'appointmentTime',
  'leadOwnerId',
  'leadCreatorId',
  'firstName',
  'lastName',
  'dob',
  'gender',
  'maritalStatus',
  'childStatus',
  'ChildInfo',
  'primaryMobile',
  'secondaryMobile',
  'landlineNo',
  'email',
  'address',
  'mailingAddress',
  'socialSecurityAdharNo',
  'existingInsurance',
  'existingInsurer',
  'existingPolicyEnd',
  'education',
  'professionType',
  'incomeGroup',
  'productCategory',
  'productType',
];

const edit = (api: Options['api'] = {}) =>
  showForm({ getLead: aLeadDetail(), ...api }, { route: `/oonaleadform?leadId=${LEAD_ID}` });

describe('a new lead', () => {
  it('is sent once with the values of the form, and its page is opened', async () => {
    const page = showForm({ createLead: aLeadDetail() });
    await fillIn();
    save();
    await waitFor(() => expect(page.address()).toBe(`/oonalead?leadId=${LEAD_ID}`));
    const [call, ...more] = page.callsOf('createLead');
    expect(more).toEqual([]);
    expect(`${call?.method} ${call?.address}`).toBe('POST sales/lead');
    expect(call?.body).toMatchObject({
      form: {
        leadStatus: 'newleadentery',
        firstName: 'Rina',
        primaryMobile: '081234567890',
        leadOwnerId: '65f0c1a5e4b0a70001a3e001',
        source: 'Exhibition',
        hasConsent: true,
        agreedBy: 'phone',
        zone: 'WIB',
      },
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(page.toasts).toEqual([{ kind: 'success', text: 'Lead saved' }]);
    expect(await restoreDraft('lead/new')).toBeUndefined();
  });

  it('is kept as a draft with every field of the lead-form store [SHELL-041]', async () => {
    showForm();
    await screen.findByLabelText('First name');
    enter('First name', 'Rina');
    await waitFor(async () =>
      expect(((await restoreDraft('lead/new')) as { values: LeadForm }).values.firstName).toBe('Rina'),
    );
    const { values } = (await restoreDraft('lead/new')) as { values: LeadForm };
    const { form: stored } = encodePart(leadEndpoints.updateLead, 'body', { form: values }) as {
      form: Readonly<Record<string, unknown>>;
    };
    expect(Object.keys(stored)).toEqual(expect.arrayContaining(LISTED));
    expect(Object.keys(stored['address'] as object)).toEqual(
      expect.arrayContaining(['address1', 'address2', 'address3', 'state', 'city', 'country', 'pincode']),
    );
  });

  it('is not restored for another agent [SHELL-041]', async () => {
    showForm();
    await screen.findByLabelText('First name');
    enter('First name', 'Rina');
    await waitFor(async () => expect(await restoreDraft('lead/new')).toBeDefined());
    store.set(agentAtom, anAgent({ id: '65f0c1a5e4b0a70001a3e009' }));
    expect(await restoreDraft('lead/new')).toBeUndefined();
  });

  it('is restored from the draft after a reload', async () => {
    const before = showForm();
    await screen.findByLabelText('First name');
    enter('First name', 'Rina');
    await waitFor(async () => expect(await restoreDraft('lead/new')).toBeDefined());
    before.unmount();
    showForm();
    expect((await screen.findByLabelText<HTMLInputElement>('First name')).value).toBe('Rina');
  });

  it('is not sent without name, valid phone, source and consent', async () => {
    const { callsOf } = showForm();
    await screen.findByLabelText('First name');
    save();
    expect(await screen.findByText('First name is required')).toBeTruthy();
    expect(screen.getByText('The phone number is missing')).toBeTruthy();
    enter('Mobile number', '0212345678');
    save();
    expect(await screen.findByText('This is not an Indonesian mobile number')).toBeTruthy();
    expect(screen.getByText('Say where the contact data come from')).toBeTruthy();
    expect(screen.getByText('Contact data may only be kept with consent')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('This person agreed to be contacted'));
    save();
    expect(await screen.findByText('Please choose how the customer agreed.')).toBeTruthy();
    expect(callsOf('createLead')).toEqual([]);
  });

  it('opens a closed group of fields that has an error', async () => {
    showForm();
    await fillIn();
    const group = screen.getByText('Person').closest('details') as HTMLDetailsElement;
    expect(group.open).toBe(false);
    expect(screen.queryByLabelText('ID card number')).toBeNull();
    group.open = true;
    fireEvent(group, new Event('toggle'));
    enter('ID card number', '123');
    group.open = false;
    fireEvent(group, new Event('toggle'));
    save();
    expect(await screen.findByText('The ID card number has 16 digits')).toBeTruthy();
    expect(group.open).toBe(true);
  });

  it('links to the existing lead when the phone number is taken', async () => {
    const page = showForm({
      createLead: refuse({
        status: 422,
        errCode: 1,
        errMsg: 'You already have a lead with this phone number',
        errors: [{ field: 'primaryMobile', message: 'You already have a lead with this phone number' }],
        leadId: '65f0c1a5e4b0a70001a3f299',
      }),
    });
    await fillIn();
    save();
    const link = await screen.findByRole('link', { name: 'Open that lead' });
    expect(link.getAttribute('href')).toBe('/oonalead?leadId=65f0c1a5e4b0a70001a3f299');
    expect(await screen.findByText('You already have a lead with this phone number')).toBeTruthy();
    expect(page.address()).toBe('/oonaleadform');
  });
});

describe('an existing lead', () => {
  it('is changed with the version that was shown in If-Match', async () => {
    const page = edit({ updateLead: aLeadDetail({ version: 4 }) });
    await screen.findByLabelText('Last name');
    enter('Last name', 'Wijaya');
    save();
    await waitFor(() => expect(page.address()).toBe(`/oonalead?leadId=${LEAD_ID}`));
    const [call] = page.callsOf('updateLead');
    expect(`${call?.method} ${call?.address}`).toBe(`PATCH sales/lead/${LEAD_ID}`);
    expect(call?.headers['If-Match']).toBe('"3"');
    expect(call?.body).toEqual(
      encodePart(leadEndpoints.updateLead, 'body', { form: aLeadForm({ lastName: 'Wijaya' }) }),
    );
  });

  it('keeps the typed values when the server refuses an old version', async () => {
    edit({
      updateLead: refuse({ status: 409, errCode: 1, errMsg: 'This lead has been changed meanwhile.' }),
    });
    await screen.findByLabelText('Last name');
    enter('Last name', 'Santoso Jr');
    save();
    expect(await screen.findByText('This lead has been changed meanwhile.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Santoso Jr');
  });

  it('cannot be changed when it belongs to another agent', async () => {
    const { form: _form, ...foreign } = aLeadDetail();
    edit({ getLead: foreign });
    expect(await screen.findByText('We could not find this')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save lead' })).toBeNull();
  });
});
