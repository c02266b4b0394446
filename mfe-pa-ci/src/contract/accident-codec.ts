import { ocrDetailsCodec } from '@payung/shared/api/endpoints/identity.ts';
import { quoteNames } from '@payung/shared/api/endpoints/quote-codecs.ts';
import { listOf, record, renamed } from '@payung/shared/wire/wire-names.ts';
import type { Codec } from '@payung/shared/wire/wire-names.ts';
import type { Insured } from '#rules/insured.ts';
import type {
  AccidentChange,
  CoverForm,
  InsuredChange,
  NewAccidentQuote,
  Policyholder,
} from './accident-changes.ts';
import type { AccidentQuoteRecord, LimitGroup, LimitType, QuotedInsured } from './accident-record.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How the fields of one insured are spelled (PA-027, PA-029). */
export const insuredNames = {
  name: 'insuredName',
  birthDate: 'insuredDob',
  idCard: 'insuredIdCard',
  phone: 'insuredMobile',
  email: 'insuredEmail',
  otherRelation: 'beneficiaryOtherRelation',
  beneficiaryBirthDate: 'beneficiaryDateOfBirth',
} as const;

const insured = record<Insured>(insuredNames);

/** Everybody has the same limit, or groups have limits of their own (PA-032). */
const limitType: Codec<LimitType> = {
  encode: (type) => (type === 'one' ? 'same' : 'separate'),
  decode: (wire) => (wire === 'same' ? 'one' : 'separate'),
};

const limitGroups = listOf(record<LimitGroup>({ participants: 'numberOfParticipants' }));

const quotedInsured = record<QuotedInsured>({
  ...insuredNames,
  id: '_id',
  limit: 'requestLimit',
  relationText: 'relationDescription',
  ocrDetails: renamed('ocrDetails', ocrDetailsCodec),
});

const coverNames = {
  participants: 'numberOfParticipants',
  limitType: renamed('requestLimitType', limitType),
  startDate: 'effectiveDate',
} as const;

const named = record<AccidentQuoteRecord>({
  ...quoteNames,
  participants: 'numberOfParticipants',
  limitType: renamed('requestLimitType', limitType),
  groups: renamed('separateRequestLimits', limitGroups),
  insureds: renamed('requestLimit', listOf(quotedInsured)),
});

/** `id` is what the specification calls the quote here (PA-027). */
export const accidentQuoteRecord: Codec<AccidentQuoteRecord> = {
  encode: (quote) => ({ ...(named.encode(quote) as object), id: quote.id }),
  decode: named.decode,
};

const coverForm = record<CoverForm>(coverNames);
export const newAccidentQuote = record<NewAccidentQuote>({ ...coverNames, insuredPhone: 'insuredMobile' });
const policyholder = record<Policyholder>({ insuredPhone: 'insuredMobile', startDate: 'effectiveDate' });

const encodeChange = (change: AccidentChange): unknown => {
  switch (change.kind) {
    case 'cover':
      return { ...(coverForm.encode(change.cover) as object), leaveOut: change.leaveOut };
    case 'groups':
      return { separateRequestLimits: limitGroups.encode(change.groups) };
    case 'policyholder':
      return policyholder.encode(change.policyholder);
  }
};

/** On the wire a change is told by the fields that it has; `accident-bodies.ts` lets no mixture through. */
const decodeChange = (wire: Fields): AccidentChange => {
  if ('separateRequestLimits' in wire)
    return { kind: 'groups', groups: limitGroups.decode(wire['separateRequestLimits']) };
  if (!('numberOfParticipants' in wire))
    return { kind: 'policyholder', policyholder: policyholder.decode(wire) };
  const { leaveOut, ...cover } = wire;
  return { kind: 'cover', cover: coverForm.decode(cover), leaveOut: leaveOut as readonly string[] };
};

export const accidentChange: Codec<AccidentChange> = {
  encode: encodeChange,
  decode: (wire) => decodeChange(wire as Fields),
};

/** Flat on the wire: the insured's fields beside those that say which one it is. */
export const insuredChange: Codec<InsuredChange> = {
  encode: ({ insured: fields, id, limit, ...rest }) => ({
    ...rest,
    ...(insured.encode(fields) as object),
    _id: id,
    requestLimit: limit,
  }),
  decode: (wire) => {
    const { _id, version, requestLimit, isNew, ...fields } = wire as Fields;
    return {
      id: String(_id),
      version: Number(version),
      limit: Number(requestLimit),
      isNew: isNew === true,
      insured: insured.decode(fields),
    };
  },
};
