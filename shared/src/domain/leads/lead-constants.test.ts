import { expect, it } from 'vitest';
import { APPOINTMENT_STATUSES, LEAD_CONTACT_STATUSES } from './lead-constants.ts';
import { LEAD_SORTS, LEAD_STATUSES, LEAD_TABS } from './lead-status.ts';

it('names the statuses of a lead [LEAD-029], and the tabs [LEAD-002]', () => {
  expect(LEAD_STATUSES.toSorted()).toEqual(['Completed', 'Expired', 'In Progress', 'Rejected']);
  expect(LEAD_TABS).toEqual(['All', 'In Progress', 'Completed', 'Rejected', 'Expired']);
});

it('names the sorts as they are shown [LEAD-009]', () => {
  expect(LEAD_SORTS).toEqual(['Newest', 'Oldest', 'Highest', 'Lowest']);
});

it('spells the contact statuses as the specification does [LEAD-030]', () => {
  expect(LEAD_CONTACT_STATUSES).toEqual(['newleadentery', 'nocontact', 'contact', 'converted']);
});

it('spells the appointment statuses as the specification does [LEAD-031]', () => {
  expect(APPOINTMENT_STATUSES).toEqual([
    'newappointment',
    'followup',
    'notintrested',
    'notavailable',
    'wrngnumber',
    'convertd',
    'renewalcollected',
  ]);
});
