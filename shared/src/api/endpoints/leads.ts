import { leadImportCalls } from '#schemas/lead-imports.ts';
import { leadCalls } from '#schemas/leads.ts';
import { endpoint } from '../endpoint.ts';

export const leadEndpoints = {
  listLeads: endpoint(leadCalls.listLeads, {
    method: 'GET',
    path: 'sales/filterAndSort',
    secure: true,
    effect: 'reads',
    offline: true,
    origin: 'specified',
  }),
  /** Beside the list, which never waits for it; `exact` counts a whole network to the end. */
  leadCounts: endpoint(leadCalls.leadCounts, {
    method: 'GET',
    path: 'sales/lead-counts',
    effect: 'reads',
    offline: true,
    origin: 'assumed',
  }),
  /** Whose leads may be looked at: oneself first (LEAD-008). */
  getAgents: endpoint(leadCalls.getAgents, {
    method: 'GET',
    path: 'sales/getAgents',
    effect: 'reads',
    origin: 'specified',
  }),
  getLead: endpoint(leadCalls.getLead, {
    method: 'GET',
    path: 'sales/lead/:leadId',
    effect: 'reads',
    offline: true,
    origin: 'assumed',
  }),
  createLead: endpoint(leadCalls.createLead, {
    method: 'POST',
    path: 'sales/lead',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** Over the version that was seen (`If-Match`). */
  updateLead: endpoint(leadCalls.updateLead, {
    method: 'PATCH',
    path: 'sales/lead/:leadId',
    effect: 'writes',
    origin: 'assumed',
  }),
  addLeadEvent: endpoint(leadCalls.addLeadEvent, {
    method: 'POST',
    path: 'sales/lead/:leadId/event',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** Over the version that was seen: the second person gets the name of the one who closed it. */
  closeLead: endpoint(leadCalls.closeLead, {
    method: 'POST',
    path: 'sales/lead/:leadId/close',
    effect: 'writes',
    origin: 'assumed',
  }),
  reopenLead: endpoint(leadCalls.reopenLead, {
    method: 'POST',
    path: 'sales/lead/:leadId/reopen',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** Whether the lead may be contacted at all. */
  setDoNotContact: endpoint(leadCalls.setDoNotContact, {
    method: 'POST',
    path: 'sales/lead/:leadId/do-not-contact',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** Which of these phones are leads of the caller already; at most 500. Answers them as they were asked. */
  checkImportPhones: endpoint(leadImportCalls.checkImportPhones, {
    method: 'POST',
    path: 'sales/import/check',
    counted: 'imports',
    effect: 'writes',
    origin: 'assumed',
  }),
  startImport: endpoint(leadImportCalls.startImport, {
    method: 'POST',
    path: 'sales/import',
    counted: 'imports',
    effect: 'writes',
    origin: 'assumed',
  }),
  /** At most 500 lines; the same batch sent again answers what it answered the first time. */
  importLines: endpoint(leadImportCalls.importLines, {
    method: 'POST',
    path: 'sales/import/:importId/lines',
    counted: 'imports',
    effect: 'writes',
    maxBodyBytes: 256 * 1024,
    origin: 'assumed',
  }),
  /** The newest 20. */
  listImports: endpoint(leadImportCalls.listImports, {
    method: 'GET',
    path: 'sales/imports',
    effect: 'reads',
    origin: 'assumed',
  }),
  /** Takes away the leads of an import that nobody has touched since. */
  undoImport: endpoint(leadImportCalls.undoImport, {
    method: 'POST',
    path: 'sales/import/:importId/undo',
    counted: 'imports',
    effect: 'writes',
    origin: 'assumed',
  }),
} as const;
