import type { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { linkWorkflow } from '@payung/shared/domain/link.ts';
import { maskPhone } from '@payung/shared/domain/phone.ts';
import { findAgent } from '#repositories/agents.ts';
import { findQuote } from '#repositories/quotes.ts';
import { endSession } from '#repositories/sessions.ts';
import type { Area } from '../area.ts';
import { absent, notSignedIn } from '../refusal.ts';
import { TEXTS } from '../texts.ts';
import { agentUserOf } from './agent-user.ts';
import { openInvitation } from './open-invitation.ts';
import { sendOtp } from './send-otp.ts';
import { verifyOtp } from './verify-otp.ts';

export const authArea: Area<typeof authEndpoints> = {
  sendOtp,
  verifyOtp,

  decryptLink: (ask, services) => openInvitation('decryptLink', ask, services),

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
