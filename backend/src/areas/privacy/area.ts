import { privacyEndpoints } from '@payung/shared/api/endpoints/privacy.ts';
import { area } from '#areas/area.ts';
import { forAgentOfQuote, forAgents, forCustomerOfQuote, forStaff } from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';
import { agentData, exportAgentData } from './agent-data.ts';
import { withdrawOwnConsent } from './agent-consents.ts';
import { customerData } from './customer-data.ts';
import { eraseQuote } from './erase-quote.ts';
import { exportCustomerData } from './export-data.ts';
import {
  answerClosure,
  answerRequest,
  listClosures,
  otherQuotes,
  requestClosure,
  requestCorrection,
} from './requests.ts';
import { withdrawConsent } from './withdraw-consent.ts';

/** What a customer asked for: the agent of the quote answers it. */
const forAgentOfRequest: AccessRow = { ...forAgentOfQuote, object: 'privacyRequest' };

/** The rights of people about their data: customers and agents. */
export const privacyArea = area({
  endpoints: privacyEndpoints,
  handlers: {
    customerData,
    exportCustomerData,
    otherQuotes,
    requestCorrection,
    withdrawConsent,
    eraseQuote,
    agentData,
    withdrawOwnConsent,
    exportAgentData,
    requestClosure,
    answerRequest,
    listClosures,
    answerClosure,
  },
  access: {
    // The rights of the person whose data it is: an agent has no part in them.
    customerData: forCustomerOfQuote,
    exportCustomerData: forCustomerOfQuote,
    otherQuotes: forCustomerOfQuote,
    requestCorrection: forCustomerOfQuote,
    withdrawConsent: forCustomerOfQuote,
    eraseQuote: forCustomerOfQuote,
    agentData: forAgents,
    withdrawOwnConsent: forAgents,
    exportAgentData: forAgents,
    requestClosure: forAgents,
    answerRequest: forAgentOfRequest,
    listClosures: forStaff,
    answerClosure: forStaff,
  },
});
