import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { EndpointRow } from '@payung/shared/api/endpoint.ts';
import { ACCESS } from './access-table.ts';
import type { AccessRow } from '#core/access/access-rows.ts';
import { agreementArea } from '#areas/agreement/agreement-area.ts';
import { agentArea } from '#areas/agents/agent-area.ts';
import { authArea } from '#areas/auth/auth-area.ts';
import { passkeyArea } from '#areas/auth/passkeys/passkey-area.ts';
import { contentArea } from '#areas/content/content-area.ts';
import type { HandlerContext } from '#areas/handler.ts';
import { identityArea } from '#areas/identity/identity-area.ts';
import { ownIdentityArea } from '#areas/identity/own/own-area.ts';
import { leadArea } from '#areas/leads/lead-area.ts';
import { listArea } from '#areas/lists/list-area.ts';
import { onboardingArea } from '#areas/onboarding/onboarding-area.ts';
import { operationArea } from '#areas/operation/operation-area.ts';
import { paymentArea } from '#areas/payment/payment-area.ts';
import { placesArea } from '#areas/places/places-area.ts';
import { privacyArea } from '#areas/privacy/privacy-area.ts';
import { profileArea } from '#areas/agents/profile-area.ts';
import type { ProductRoom } from '#areas/quote/product/product-room.ts';
import { quoteArea } from '#areas/quote/quote-area.ts';
import { registrationReviewArea } from '#areas/onboarding/review/registration-review-area.ts';
import type { Services } from '#areas/services.ts';
import { networkArea } from '#areas/network/network-area.ts';
import { memberWorkArea } from '#areas/network/members/member-work-area.ts';
import { pointsArea } from '#areas/points/points-area.ts';
import { pointsReviewArea } from '#areas/points/review/points-review-area.ts';
import { inviteArea } from '#areas/network/invites/invite-area.ts';
import { lineFlagArea } from '#areas/duplicate-alerts/line-flag-area.ts';
import { todoArea } from '#areas/todo/todo-area.ts';
import { FIELD_TEXTS } from '#core/http/field-texts.ts';
import type { FieldText, RequestSchemas } from '#core/http/read-request.ts';
import { REQUEST_SCHEMAS } from '#core/http/request-schemas.ts';

type AnyHandler = (context: HandlerContext, services: Services) => Promise<unknown>;

/** All that the server knows of one call. */
export interface Call {
  readonly name: string;
  readonly row: EndpointRow;
  readonly access: AccessRow;
  readonly schemas: RequestSchemas;
  readonly handler: AnyHandler;
  readonly fieldText: FieldText | undefined;
  /** Answers a list of all that is wrong beside the first of it. */
  readonly listsErrors: boolean;
}

type Table<Value> = Readonly<Record<string, Value>>;

interface Tables {
  readonly rows: Table<EndpointRow>;
  readonly access: Table<AccessRow>;
  readonly schemas: Table<RequestSchemas>;
  readonly handlers: Table<unknown>;
  readonly fieldTexts: Table<FieldText>;
  readonly listsErrors: readonly string[];
}

const callsOf = ({ rows, access, schemas, handlers, fieldTexts, listsErrors }: Tables): readonly Call[] =>
  Object.entries(rows).map(([name, row]) => {
    const cell = access[name];
    const handler = handlers[name];
    if (cell === undefined || handler === undefined) throw new Error(`The call ${name} has no handler`);
    return {
      name,
      row,
      access: cell,
      schemas: row.schemas ?? schemas[name] ?? {},
      handler: handler as AnyHandler,
      fieldText: fieldTexts[name],
      listsErrors: listsErrors.includes(name),
    };
  });

/** Calls that belong to no product. */
const neutralCalls = (): readonly Call[] =>
  callsOf({
    rows: endpoints,
    access: ACCESS,
    schemas: REQUEST_SCHEMAS,
    handlers: {
      ...authArea,
      ...quoteArea,
      ...placesArea,
      ...identityArea,
      ...ownIdentityArea,
      ...paymentArea,
      ...agentArea,
      ...leadArea,
      ...listArea,
      ...todoArea,
      ...contentArea,
      ...operationArea,
      ...privacyArea,
      ...passkeyArea,
      ...onboardingArea,
      ...agreementArea,
      ...profileArea,
      ...registrationReviewArea,
      ...networkArea,
      ...memberWorkArea,
      ...pointsArea,
      ...pointsReviewArea,
      ...inviteArea,
      ...lineFlagArea,
    },
    fieldTexts: FIELD_TEXTS,
    // What a form is refused for stands beside its fields.
    listsErrors: ['updateQuote', 'saveRegistrationDetails', 'saveRegistrationBank'],
  });

const callsOfRoom = (room: ProductRoom): readonly Call[] =>
  callsOf({
    rows: room.endpoints,
    access: room.access,
    schemas: room.schemas,
    handlers: room.handlers,
    fieldTexts: {},
    listsErrors: room.listsErrors ?? [],
  });

/** Every call of the server: the neutral ones and those of its products. */
export const callTable = (rooms: readonly ProductRoom[]): readonly Call[] => {
  const calls = [...neutralCalls(), ...rooms.flatMap(callsOfRoom)];
  const names = new Set(calls.map(({ name }) => name));
  if (names.size !== calls.length) throw new Error('Two calls have the same name');
  return calls;
};
