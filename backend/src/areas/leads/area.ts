import { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import { area } from '#areas/area.ts';
import { seedLeads } from './demo-leads.ts';
import { forAgents } from '#core/access/access-rows.ts';
import type { AccessRow } from '#core/access/access-rows.ts';
import { addLeadEvent, closeLead, reopenLead, setDoNotContact } from './close-lead.ts';
import {
  checkImportPhones,
  importLines,
  listImports,
  startImport,
  undoImport,
} from './import/import-leads.ts';
import { getLead } from './lead-detail.ts';
import { getAgents, leadCounts, listLeads } from './list-leads.ts';
import { createLead, updateLead } from './save-lead.ts';

/** The agent whose lead it is; for all others it does not exist. */
const forAgentOfLead: AccessRow = {
  ...forAgents,
  object: 'leadRecord',
  otherAgent: 404,
  leadingAgent: 404,
};
const forAgentOfImport: AccessRow = { ...forAgentOfLead, object: 'leadImport' };

/** The leads of an agent and their import. */
export const leadArea = area({
  endpoints: leadEndpoints,
  handlers: {
    listLeads,
    leadCounts,
    getAgents,
    getLead,
    createLead,
    updateLead,
    addLeadEvent,
    closeLead,
    reopenLead,
    setDoNotContact,
    checkImportPhones,
    startImport,
    importLines,
    listImports,
    undoImport,
  },
  access: {
    listLeads: forAgents,
    leadCounts: forAgents,
    getAgents: forAgents,
    getLead: { ...forAgentOfLead, leadingAgent: 'yes' },
    createLead: forAgents,
    updateLead: forAgentOfLead,
    addLeadEvent: forAgentOfLead,
    closeLead: forAgentOfLead,
    reopenLead: forAgentOfLead,
    setDoNotContact: forAgentOfLead,
    checkImportPhones: forAgents,
    startImport: forAgents,
    importLines: forAgentOfImport,
    listImports: forAgents,
    undoImport: forAgentOfImport,
  },
  demo: seedLeads,
});
