import type { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { linkWorkflow } from '@payung/shared/domain/link.ts';
import { maskPhone } from '@payung/shared/domain/phone.ts';
import { findAgent } from '#repositories/agents.ts';
import { findQuote } from '#repositories/quotes.ts';
import { endSession } from '#repositories/sessions.ts';
import { markLink } from '#repositories/share-links.ts';
import type { Area } from '../area.ts';
import { absent, notSignedIn } from '../refusal.ts';
import { TEXTS } from '../texts.ts';
import { agentUserOf } from './agent-user.ts';
import { inEqualTime } from './equal-time.ts';
import { requireLink } from './link-state.ts';
import { sendOtp } from './send-otp.ts';
import { verifyOtp } from './verify-otp.ts';

export const authArea: Area<typeof authEndpoints> = {
  sendOtp,
  verifyOtp,

  decryptLink: (ask, services) =>
    inEqualTime(async () => {
      const link = await requireLink(services, ask.query.id, ask.address);
      await markLink(services.db, link.id, 'opened_at', services.clock.now());
      const invitation = { productId: link.product_id, fullName: link.inviter };
      // The rest belongs to whoever proved the phone on this very quote (ruling K61).
      if (ask.caller.kind !== 'customer' || ask.caller.quoteId !== link.quote_id) return { data: invitation };
      return { data: { ...invitation, quoteId: link.quote_id, stage: link.stage } };
    }),

  cipherDetails: async (ask, services) => {
    if (ask.caller.kind !== 'customer') throw notSignedIn();
    const quote = await findQuote(services.db, ask.caller.quoteId);
    if (quote === undefined) throw absent();
    return {
      data: {
        ...linkWorkflow(quote.agent_id),
        quoteId: quote.id,
        productId: quote.product_id,
        expiresAt: ask.caller.expiresAt.toISOString(),
      },
    };
  },

  getAgent: async (ask, services) => {
    if (ask.caller.kind !== 'agent') throw notSignedIn();
    const agent = await findAgent(services.db, ask.caller.agentId);
    if (agent === undefined) throw absent();
    return {
      userDetail: {
        ...agentUserOf(agent),
        email: agent.email,
        phone: maskPhone(agent.phone),
        idNumberOnFile: agent.id_number !== null,
        taxIdOnFile: agent.tax_id !== null,
        status: agent.status,
      },
    };
  },

  logout: async (ask, services) => {
    if (ask.caller.kind === 'agent' || ask.caller.kind === 'customer') {
      await endSession(services.db, ask.caller.tokenHash, services.clock.now());
    }
    return { message: TEXTS.loggedOut[ask.language] };
  },
};
