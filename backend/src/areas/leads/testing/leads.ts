import { randomUUID } from 'node:crypto';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newPhone } from '#testing/people.ts';
import { setTimeout as pause } from 'node:timers/promises';

const noAddress = {
  address1: '',
  address2: '',
  address3: '',
  state: '',
  city: '',
  country: '',
  pincode: '',
};

/** The form of a lead as it goes over the wire. */
export const wireLeadForm = (facts: object = {}) => ({
  leadStatus: 'newleadentery',
  leadDisposition: '',
  leadsubDisposition: '',
  appointmentDate: '',
  appointmentTime: '',
  leadOwnerId: '',
  leadCreatorId: '',
  firstName: 'Rina',
  lastName: 'Hartono',
  dob: '',
  gender: '',
  maritalStatus: '',
  childStatus: '',
  ChildInfo: [],
  primaryMobile: newPhone(),
  secondaryMobile: '',
  landlineNo: '',
  email: '',
  address: noAddress,
  hasOtherMailAddress: false,
  mailingAddress: noAddress,
  socialSecurityAdharNo: '',
  existingInsurance: '',
  existingInsurer: '',
  existingPolicyEnd: '',
  education: '',
  professionType: '',
  incomeGroup: '',
  productCategory: '',
  productType: '',
  zone: 'WIB',
  source: '',
  hasConsent: true,
  ...facts,
});

/** A lead that was entered by hand. */
export const newLead = async (
  server: AreaServer,
  agent: Credentials,
  facts: object = {},
): Promise<string> => {
  const body = { form: wireLeadForm(facts), requestId: randomUUID() };
  const { data } = await succeed(server, agent, 'createLead', { body });
  return data.lead._id;
};

export const importStart = (facts: object = {}) => ({
  fileName: 'people.csv',
  source: 'Bazaar',
  hasConsent: true,
  lineCount: 1,
  requestId: randomUUID(),
  ...facts,
});

/** A number as part of a name: names have letters only. */
export const inLetters = (number: number): string =>
  Array.from(String(number), (digit) => 'abcdefghij'.charAt(Number(digit))).join('');

export const importLine = (line: number, facts: object = {}) => ({
  line,
  firstName: `Person ${inLetters(line)}`,
  lastName: '',
  phone: newPhone(),
  email: '',
  birthDate: '',
  city: '',
  note: '',
  ...facts,
});

interface SentLead {
  readonly status: number;
  readonly leadId: string | undefined;
  readonly retryAfter: string | undefined;
}

interface WrittenLead {
  readonly phone: string;
  readonly leadId: string;
}

export interface LeadLoad {
  readonly acknowledged: readonly WrittenLead[];
  /** Answers that said to try again. */
  readonly refusals: number;
  /** Every other answer than 200 and 503; there must be none. */
  readonly faults: readonly string[];
  readonly stop: () => Promise<void>;
}

export interface LeadLoadOptions {
  /** Sends the entry of a lead; a repetition carries the same request id. */
  readonly send: (lead: { readonly phone: string; readonly requestId: string }) => Promise<SentLead>;
  readonly writers: number;
  /** Before a refused entry is sent again. */
  readonly waitMs?: number;
}

/** Writers that enter leads without pause, and repeat whatever was refused until it is acknowledged. */
export const startLeadWriters = ({ send, writers, waitMs = 20 }: LeadLoadOptions): LeadLoad => {
  const acknowledged: WrittenLead[] = [];
  const faults: string[] = [];
  let refusals = 0;
  let serial = 0;
  const state = { isStopped: false };

  const enter = async (): Promise<void> => {
    serial += 1;
    const lead = { phone: `62813${String(serial).padStart(7, '0')}`, requestId: randomUUID() };
    for (;;) {
      const { status, leadId, retryAfter } = await send(lead);
      if (status === 200 && leadId !== undefined) {
        acknowledged.push({ phone: lead.phone, leadId });
        return;
      }
      const mayRepeat = status === 503 && retryAfter !== undefined;
      if (!mayRepeat) faults.push(`${status}, Retry-After ${retryAfter ?? 'missing'}`);
      if (!mayRepeat || state.isStopped) return;
      refusals += 1;
      await pause(waitMs);
    }
  };
  const write = async (): Promise<void> => {
    while (!state.isStopped) await enter();
  };
  const running = Array.from({ length: writers }, write);
  return {
    acknowledged,
    faults,
    get refusals() {
      return refusals;
    },
    stop: async () => {
      state.isStopped = true;
      await Promise.all(running);
    },
  };
};

/** What is wrong with what the database holds afterwards: lost, or entered twice. */
export const compareLeads = (
  acknowledged: readonly WrittenLead[],
  kept: readonly { readonly id: string; readonly phone: string }[],
): { readonly lost: readonly string[]; readonly twice: readonly string[] } => {
  const ids = new Set(kept.map(({ id }) => id));
  const phones = kept.map(({ phone }) => phone);
  const seen = new Set<string>();
  return {
    lost: acknowledged.filter(({ leadId }) => !ids.has(leadId)).map(({ phone }) => phone),
    twice: phones.filter((phone) => seen.size === seen.add(phone).size),
  };
};
