import { expect, it } from 'vitest';
import { agentRoutes } from './routes.ts';

/** Address, who may open it, and its step of the progress panel, as the specification gives them. */
const SPECIFIED = {
  home: ['/oonahome', 'agent', undefined],
  commercialHome: ['/commercialhome', 'agent', undefined],
  supportHome: ['/commercialsupport', 'agent', undefined],
  staffHome: ['/staffhome', 'staff', undefined],
  notifications: ['/oonanotification', 'agent', undefined],
  paymentPending: ['/notificationpaymentpending', 'agent', undefined],
  recruit: ['/recruit', 'agent', undefined],
  account: ['/myaccount', 'agent', undefined],
};

it('serves exactly these addresses, for agents, and for staff their home', () => {
  const rows = Object.entries(agentRoutes).map(([id, row]) => [
    id,
    [row.path, row.mode, 'step' in row ? row.step : undefined],
  ]);
  expect(Object.fromEntries(rows)).toEqual(SPECIFIED);
});

it('sells nothing on its own pages, so that the ID-card lock leaves them open', () => {
  expect(Object.values(agentRoutes).filter((row) => 'sells' in row)).toEqual([]);
});
