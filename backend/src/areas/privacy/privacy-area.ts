import type { privacyEndpoints } from '@payung/shared/api/endpoints/privacy.ts';
import type { Handlers } from '../handler.ts';
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

export const privacyArea: Handlers<typeof privacyEndpoints> = {
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
};
