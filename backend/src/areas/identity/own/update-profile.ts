import { transaction } from '#core/database/transaction.ts';
import { limitClashes } from '#areas/onboarding/reserved-numbers.ts';
import { changeOwnRegistration } from '#areas/onboarding/own-registration.ts';
import { requireFreshCode } from '#areas/agents/fresh-code.ts';
import type { HandlerContextOf } from '#areas/area.ts';
import type { Services } from '#areas/services.ts';
import { requireOwn } from './own-card.ts';
import { OWN_TEXTS } from '../identity-texts.ts';
import { saveAgentCard, saveAgentTax, saveRegistrationCard, saveRegistrationTax } from './save-card.ts';
import { requireTaxNumber } from '#areas/identity/own/chosen-number.ts';

type Context = HandlerContextOf<'updateProfile'>;

const updateRegistration = async (context: Context, services: Services, registrationId: string) => {
  const { body } = context;
  await limitClashes(services, registrationId, () =>
    changeOwnRegistration(context, services, {
      part: body.kind,
      change: (changing) =>
        body.kind === 'idCard'
          ? saveRegistrationCard(changing, services, body)
          : saveRegistrationTax(changing, body),
    }),
  );
};

/** Answers whether staff review it first. */
const updateAgent = async ({ body, language }: Context, services: Services, agentId: string) => {
  if (body.kind === 'idCard') {
    const save = () => saveAgentCard(services, { agentId, update: body, language });
    return (await limitClashes(services, agentId, save)) === 'inReview';
  }
  // Validated before the code is used up.
  requireTaxNumber(body);
  await requireFreshCode(services, agentId, body.code);
  await transaction(services.db, (tx) => saveAgentTax(tx, services, { agentId, update: body, language }));
  return false;
};

/** The ID card, or the tax number, of the person who registers or sells (ONB-016). */
export const updateProfile = async (
  context: Context,
  services: Services,
): Promise<{ readonly message: string }> => {
  const own = requireOwn(context.caller);
  const { body, language } = context;
  if (own.kind === 'registrant') await updateRegistration(context, services, own.registrationId);
  else if (await updateAgent(context, services, own.agentId))
    return { message: OWN_TEXTS.sentForReview[language] };
  return { message: (body.kind === 'idCard' ? OWN_TEXTS.saved : OWN_TEXTS.taxSaved)[language] };
};
