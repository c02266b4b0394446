import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent, newRegistration, newStaff } from '#testing/people.ts';
import { newIdNumber, decideAs } from '#areas/onboarding/testing/registrations.ts';
import type { Verdicts } from '#areas/onboarding/testing/registrations.ts';

export const card = (idNumber: string, idUrl: string, more: object = {}) => ({
  idNumber,
  idUrl,
  idType: 'KTP',
  ...more,
});

/** What an agent card needs on both sides: the agent's calls and what staff decide. */
export const useAgentCards = () => {
  const world = useAreaServer();

  const save = (who: Credentials, body: object) => call(world.server, who, 'updateProfile', { body });

  /** Somebody who became an agent without a card: the number is the one of the form. */
  const agentWithoutCard = async (facts: object = {}) => {
    const { server } = world;
    const idNumber = newIdNumber();
    const agent = await newAgent(server, { id_number: null, birth_date: '1990-05-17', ...facts });
    await newRegistration(server, {
      kind: 'individual',
      status: 'approved',
      id_number: idNumber,
      agent_id: agent.id,
    });
    return { ...agent, idNumber };
  };

  /** What the provider says of the agent's card; answers its key. */
  const checked = async (who: Credentials, idNumber: string, status = 'auto_approved'): Promise<string> => {
    const { server } = world;
    const { transactionId } = await succeed(server, who, 'identityToken', {
      query: { logkey: 'idCardUpload' },
    });
    server.identitySandbox.choose(transactionId, { idNumber, status });
    const { errMsg } = await call(server, who, 'ocrDetails', { query: { transactionId } });
    return errMsg.details.ocrDetails.s3Url;
  };

  const numberOf = async (id: string) => {
    const { db } = world.server.services;
    const row = await db.selectFrom('agents').select('id_number').where('id', '=', id).executeTakeFirst();
    return row?.id_number;
  };

  const casesOf = (id: string) =>
    world.server.services.db.selectFrom('registrations').selectAll().where('card_of', '=', id).execute();

  const profileOf = async (who: Credentials) => (await succeed(world.server, who, 'getProfile')).data;

  /** What staff decide about the card that waits. */
  const decide = async (agentId: string, verdicts: Verdicts = {}) => {
    const [open] = (await casesOf(agentId)).filter(({ status }) => status === 'submitted');
    const staff = await newStaff(world.server);
    return decideAs(world.server, staff, { registrationId: open?.id ?? '', verdicts });
  };

  return { world, save, agentWithoutCard, checked, numberOf, casesOf, profileOf, decide };
};
