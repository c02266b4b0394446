import type { Limit } from '#core/access/limit-table.ts';
import { networkOf, wideNetworkOf } from '#core/access/limits.ts';
import { STRANGER_LIMITS } from '#core/access/stranger-limits.ts';
import { laneOf, visitorOf } from '#areas/auth/otp-limits.ts';
import { invoiced } from '#areas/payment/testing/payments.ts';
import { notify } from '#areas/quote/testing/journey.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { newAgent, newPhone } from '#testing/people.ts';
import { neighbourOf, newVisitor, sharedQuote, strangersOf } from './strangers.ts';
import type { Answer } from './strangers.ts';

/** So few that a test fills them; by the names of the limits. */
export const SMALL_ROOM = {
  codesForNetwork: 6,
  codesForWideNetwork: 12,
  linkCodesForNetwork: 6,
  codesOfAgent: 6,
  codesForPage: 5,
  wrongCodesForNetwork: 6,
  wrongCodesInAll: 7,
  wrongLinks: 5,
  wrongReferrals: 5,
  wrongReferralsForPage: 3,
  policyChecks: 5,
};

/** What strangers have filled, and what somebody whom it concerns does then. */
interface Filled {
  readonly limit: Limit;
  readonly enter: () => Promise<Answer>;
}

type Rows = (typeof STRANGER_LIMITS)['rows'];
/** Every row that somebody without a session can fill: one that has no scenario does not compile. */
export type StrangerRow = {
  [Name in keyof Rows]: Rows[Name]['filledBy'] extends 'concerned' ? never : Name;
}[keyof Rows];

const { limit } = STRANGER_LIMITS;
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Of one /48. */
const subscriber = (number: number): string => `2001:db8:77:${number.toString(16)}::1`;

export const scenariosOf = (server: AreaServer): Readonly<Record<StrangerRow, () => Promise<Filled>>> => {
  const { send, sendTwice, enter, guess, open } = strangersOf(server);
  const agentPhone = async (): Promise<string> => (await newAgent(server)).phone;
  const login = async () => {
    const mobileNo = await agentPhone();
    return { mobileNo, lane: laneOf({ phone: mobileNo }), attacker: newVisitor() };
  };

  /** Where another limit would be full first. */
  const giveRoom = (room: Readonly<Record<string, number>>): void =>
    void Object.assign(server.services, { limitRoom: { ...SMALL_ROOM, ...room } });

  /** Eight codes of a day, from networks of their own. */
  const eightCodes = async (mobileNo: string): Promise<void> => {
    for (let round = 0; round < 2; round += 1) {
      await times(4, () => send(newVisitor(), { mobileNo }));
      server.clock.advance(900);
    }
  };

  const linkRow = async (quoteId: string): Promise<string> => {
    const links = server.services.db.selectFrom('share_links').select('id');
    return (await links.where('quote_id', '=', quoteId).executeTakeFirstOrThrow()).id;
  };

  return {
    codeAgain: async () => {
      const { mobileNo, lane, attacker } = await login();
      await send(attacker, { mobileNo });
      const filled = limit('codeAgain', lane, networkOf(attacker.address));
      return { limit: filled, enter: () => enter(neighbourOf(attacker), { mobileNo }) };
    },
    codesToPhone: async () => {
      const { mobileNo, lane } = await login();
      await times(4, () => send(newVisitor(), { mobileNo }));
      return { limit: limit('codesToPhone', lane), enter: () => enter(newVisitor(), { mobileNo }) };
    },
    codesToPhoneOfNetwork: async () => {
      const { mobileNo, lane, attacker } = await login();
      for (let code = 0; code < 3; code += 1) {
        await send(neighbourOf(attacker), { mobileNo });
        server.clock.advance(60);
      }
      const filled = limit('codesToPhoneOfNetwork', lane, networkOf(attacker.address));
      return { limit: filled, enter: () => enter(neighbourOf(attacker), { mobileNo }) };
    },
    codesToPhoneDay: async () => {
      const { mobileNo, lane } = await login();
      await eightCodes(mobileNo);
      return { limit: limit('codesToPhoneDay', lane), enter: () => enter(newVisitor(), { mobileNo }) };
    },
    slowCodesToPhone: async () => {
      const { mobileNo, lane } = await login();
      await eightCodes(mobileNo);
      await send(newVisitor(), { mobileNo });
      return { limit: limit('slowCodesToPhone', lane), enter: () => enter(newVisitor(), { mobileNo }) };
    },
    slowCodesToPhoneOfNetwork: async () => {
      const { mobileNo, lane, attacker } = await login();
      await eightCodes(mobileNo);
      await send(attacker, { mobileNo });
      const filled = limit('slowCodesToPhoneOfNetwork', lane, networkOf(attacker.address));
      return { limit: filled, enter: () => enter(neighbourOf(attacker), { mobileNo }) };
    },
    codesForPage: async () => {
      const attacker = newVisitor();
      await times(SMALL_ROOM.codesForPage, () =>
        send({ ...newVisitor(), page: attacker.page }, { mobileNo: newPhone() }),
      );
      const mobileNo = await agentPhone();
      return {
        limit: limit('codesForPage', Buffer.from(attacker.page).toString('base64url')),
        enter: () => enter(neighbourOf(attacker), { mobileNo }),
      };
    },
    codesForNetwork: async () => {
      const { mobileNo, attacker } = await login();
      await times(SMALL_ROOM.codesForNetwork, () => send(neighbourOf(attacker), { mobileNo: newPhone() }));
      const filled = limit('codesForNetwork', networkOf(attacker.address));
      return { limit: filled, enter: () => enter(neighbourOf(attacker), { mobileNo }) };
    },
    codesForWideNetwork: async () => {
      const { mobileNo } = await login();
      await times(SMALL_ROOM.codesForWideNetwork, (index) =>
        send(newVisitor(subscriber(index)), { mobileNo: newPhone() }),
      );
      const filled = limit('codesForWideNetwork', wideNetworkOf(subscriber(0)) ?? '');
      return { limit: filled, enter: () => enter(newVisitor(subscriber(0x99)), { mobileNo }) };
    },
    linkCodesForNetwork: async () => {
      const attacker = newVisitor();
      const [held, own] = [await sharedQuote(server), await sharedQuote(server)];
      await times(SMALL_ROOM.linkCodesForNetwork, () =>
        send(neighbourOf(attacker), { mobileNo: newPhone(), linkId: held.linkId }),
      );
      const filled = limit('linkCodesForNetwork', networkOf(attacker.address));
      const { mobileNo, linkId } = own;
      return { limit: filled, enter: () => enter(neighbourOf(attacker), { mobileNo, linkId }) };
    },
    codesAtLinkOfNetwork: async () => {
      const attacker = newVisitor();
      const { quoteId, mobileNo, linkId } = await sharedQuote(server);
      giveRoom({ linkCodesForNetwork: 100 });
      await times(10, () => send(neighbourOf(attacker), { mobileNo: newPhone(), linkId }));
      const filled = limit('codesAtLinkOfNetwork', await linkRow(quoteId), networkOf(attacker.address));
      return { limit: filled, enter: () => enter(neighbourOf(attacker), { mobileNo, linkId }) };
    },
    codesOfAgent: async () => {
      const agent = await newAgent(server);
      for (let customer = 0; customer < SMALL_ROOM.codesOfAgent; customer += 1) {
        const { mobileNo, linkId } = await sharedQuote(server, agent);
        await send(newVisitor(), { mobileNo, linkId });
      }
      const { mobileNo, linkId } = await sharedQuote(server, agent);
      const filled = limit('codesOfAgent', agent.id);
      return { limit: filled, enter: () => enter(newVisitor(), { mobileNo, linkId }) };
    },
    proofs: async () => {
      const { mobileNo, attacker } = await login();
      const [text, answer] = await sendTwice(attacker, mobileNo);
      return { limit: limit('proofs', text, answer), enter: () => enter(newVisitor(), { mobileNo }) };
    },
    wrongCodesOfPage: async () => {
      const { mobileNo, lane, attacker } = await login();
      giveRoom({ wrongCodesForNetwork: 100 });
      for (let code = 0; code < 2; code += 1) {
        await guess(attacker, { mobileNo }, 5);
        server.clock.advance(60);
      }
      const visitor = visitorOf(server.services, { page: Buffer.from(attacker.page).toString('base64url') });
      return {
        limit: limit('wrongCodesOfPage', lane, visitor),
        enter: () => enter(neighbourOf(attacker), { mobileNo }),
      };
    },
    wrongCodesForPhone: async () => {
      const { mobileNo } = await login();
      await times(2, () => guess(newVisitor(), { mobileNo }, 5));
      const filled = limit('wrongCodesForPhone', 'agent', mobileNo);
      return { limit: filled, enter: () => enter(newVisitor(), { mobileNo }) };
    },
    wrongCodesForNetwork: async () => {
      const { mobileNo, attacker } = await login();
      for (let phone = 0; phone < 2; phone += 1)
        await guess(neighbourOf(attacker), { mobileNo: await agentPhone() }, 3);
      const filled = limit('wrongCodesForNetwork', networkOf(attacker.address));
      return { limit: filled, enter: () => enter(neighbourOf(attacker), { mobileNo }) };
    },
    wrongCodesInAll: async () => {
      const { mobileNo } = await login();
      for (let phone = 0; phone < 4; phone += 1)
        await guess(newVisitor(), { mobileNo: await agentPhone() }, 2);
      return { limit: limit('wrongCodesInAll'), enter: () => enter(newVisitor(), { mobileNo }) };
    },
    wrongLinks: async () => {
      const attacker = newVisitor();
      const { linkId } = await sharedQuote(server);
      await times(SMALL_ROOM.wrongLinks, (index) =>
        open(neighbourOf(attacker), 'decryptLink', `zzzzz${index}`),
      );
      const filled = limit('wrongLinks', networkOf(attacker.address));
      return { limit: filled, enter: () => open(neighbourOf(attacker), 'decryptLink', linkId) };
    },
    wrongReferrals: async () => {
      const attacker = newVisitor();
      const { referral_code: referralCode } = await newAgent(server);
      await times(SMALL_ROOM.wrongReferrals, () =>
        send(neighbourOf(attacker), { mobileNo: newPhone(), referralCode: 'NOSUCHCODE' }),
      );
      const filled = limit('wrongReferrals', networkOf(attacker.address));
      return {
        limit: filled,
        enter: () => enter(neighbourOf(attacker), { mobileNo: newPhone(), referralCode }),
      };
    },
    wrongReferralsForPage: async () => {
      const attacker = newVisitor();
      const { referral_code: referralCode } = await newAgent(server);
      await times(SMALL_ROOM.wrongReferralsForPage, () =>
        send(attacker, { mobileNo: newPhone(), referralCode: 'NOSUCHCODE' }),
      );
      const filled = limit('wrongReferralsForPage', Buffer.from(attacker.page).toString('base64url'));
      return {
        limit: filled,
        enter: () => enter(neighbourOf(attacker), { mobileNo: newPhone(), referralCode }),
      };
    },
    policyChecks: async () => {
      const attacker = newVisitor();
      const sale = await invoiced(server);
      await notify(server, sale.invoiceNumber, sale.amount);
      const { check_code } = await server.services.db
        .selectFrom('policies')
        .select('check_code')
        .where('quote_id', '=', sale.quote.quoteId)
        .executeTakeFirstOrThrow();
      // All but the right one, which may begin like that.
      const wrongCodes = Array.from({ length: 10 }, (_, index) =>
        check_code.replace(/^../, `0${index}`),
      ).filter((code) => code !== check_code);
      await times(SMALL_ROOM.policyChecks, (index) =>
        open(neighbourOf(attacker), 'policyCheck', wrongCodes[index] ?? ''),
      );
      const filled = limit('policyChecks', networkOf(attacker.address));
      return { limit: filled, enter: () => open(neighbourOf(attacker), 'policyCheck', check_code) };
    },
  };
};
