import type { GenericSchema } from 'valibot';
import { expect, it } from 'vitest';
import { namedFields } from '#core/http/field-names.ts';
import { productModulesFor } from '#areas/product-module.ts';
import { PRODUCT_MODULES } from '#products/all.ts';
import { callTable, productsOf } from './call-table.ts';

interface Shape {
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly options?: readonly (Shape | string)[];
  readonly pipe?: readonly Shape[];
}

/** Every name of a field that a schema takes. */
const fieldsIn = (schema: unknown): readonly string[] => {
  const { entries = {}, item, wrapped, options = [], pipe = [] } = schema as Shape;
  const parts = [item, wrapped, ...options, ...pipe.filter((part) => part !== schema)];
  return [
    ...Object.keys(entries),
    ...[...Object.values(entries), ...parts]
      .filter((part) => typeof part === 'object')
      .flatMap((part) => fieldsIn(part)),
  ];
};

/** What pages send by themselves, or that holds other fields: no person fills it in. */
const UNSEEN: readonly string[] = [
  'BenefitDesc',
  'FifthYear',
  'FirstYear',
  'FourthYear',
  'Premium',
  'SecondYear',
  'ThirdYear',
  '_id',
  'agentProfileId',
  'agreedBy',
  'attestationObject',
  'auth',
  'authenticatorData',
  'batch',
  'channel',
  'checked',
  'chosen',
  'clientDataJSON',
  'clientExtensionResults',
  'consentVersion',
  'consents',
  'createdBy',
  'credential',
  'customer',
  'decisions',
  'deepLinkStage',
  'details',
  'doNotContact',
  'en',
  'endpoint',
  'fileName',
  'form',
  'hash',
  'id',
  'idType',
  'idUrl',
  'isDone',
  'isEligibleForMultiyear',
  'isNew',
  'key',
  'language',
  'leadCreatorId',
  'leadId',
  'leadOwnerId',
  'leaveOut',
  'line',
  'lineCount',
  'lines',
  'linkId',
  'network',
  'no',
  'notice',
  'part',
  'photoId',
  'product',
  'publicKey',
  'purpose',
  'quoteId',
  'rawId',
  'readStatus',
  'ref',
  'refId',
  'removal',
  'requestId',
  'requestLimit',
  'response',
  'role',
  'round',
  'sections',
  'shownOn',
  'signature',
  'subject',
  'takeOver',
  'taskCategory',
  'taskStatus',
  'taxIdUrl',
  'textVersion',
  'token',
  'transports',
  'type',
  'userHandle',
  'user_id',
  'version',
  'workflow',
];

it('has a name in both languages for every field that people fill in', () => {
  const modules = productModulesFor(PRODUCT_MODULES, { mailDomains: [] });
  const bodies: (readonly [GenericSchema | undefined, Parameters<typeof namedFields>[1]])[] = [
    ...callTable(modules).map(({ schemas, fieldNames }) => [schemas.body, fieldNames] as const),
    ...productsOf(modules).map(({ changes }) => [changes?.schema, changes?.fieldNames] as const),
  ];
  const nameless = bodies.flatMap(([schema, names]) =>
    fieldsIn(schema ?? {}).filter((field) => namedFields([field], names).id === field),
  );
  expect([...new Set(nameless)].toSorted()).toEqual(UNSEEN.toSorted());
});

it('names a nested field by its last part, each name once, and five at most', () => {
  const names = { flight: { en: 'Flight', id: 'Penerbangan' } };
  expect(namedFields(['customer.adults.0.passportNo', 'insuredPassportNo', 'trip.flight'], names)).toEqual({
    en: 'Passport number, Flight',
    id: 'Nomor paspor, Penerbangan',
  });
  expect(namedFields(['a', 'b', 'c', 'd', 'e', 'f']).en).toBe('a, b, c, d, e');
  expect(namedFields(['email.unknown', 'constructor']).en).toBe('Email, constructor');
});
