import type { leadEndpoints } from '@payung/shared/api/endpoints/leads.ts';
import type { Handlers } from '../handler.ts';
import { addLeadEvent } from './add-lead-event.ts';
import { closeLead, reopenLead, setDoNotContact } from './close-lead.ts';
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

export const leadArea: Handlers<typeof leadEndpoints> = {
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
};
