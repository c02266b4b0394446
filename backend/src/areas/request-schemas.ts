import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import type { EndpointName, endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { ShapeOf } from '@payung/shared/api/endpoint.ts';
import { MarkNotificationsBody, RevokeLinkBody } from '@payung/shared/api/schemas/agent-bodies.ts';
import { SendOtpBody, VerifyOtpBody } from '@payung/shared/api/schemas/auth-bodies.ts';
import { ChangePhoneBody, ConfirmQuoteBody, PromoCodeBody } from '@payung/shared/api/schemas/quote-bodies.ts';
import { CreateTravelQuoteBody, UpdateTravelQuoteBody } from '@payung/shared/api/schemas/travel-bodies.ts';
import {
  CreateHomeQuoteBody,
  UpdateHomeQuoteBody,
  UpdateLeadBody,
  UpdatePrintPolicyBody,
} from '@payung/shared/api/schemas/home-bodies.ts';
import { PointBody } from '@payung/shared/api/schemas/place-bodies.ts';
import { LOGKEYS } from '@payung/shared/domain/resume-type.ts';

type Shape<N extends EndpointName> = ShapeOf<(typeof endpoints)[N]>;
type With<Part extends string> = {
  [N in EndpointName]: Shape<N> extends Readonly<Record<Part, unknown>> ? N : never;
}[EndpointName];

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(24));
const pageNumber = v.pipe(v.string(), v.regex(/^\d{1,4}$/));
const paging = { perPage: pageNumber, pageNo: pageNumber };
const search = v.optional(v.pipe(v.string(), v.maxLength(100)));
const proposalNo = v.pipe(v.string(), v.minLength(1), v.maxLength(30));
const place = v.pipe(v.string(), v.maxLength(80));
const everyone = { langId: v.optional(v.picklist(['EN', 'BH'])) };

/** Every call with a body, or this does not compile. */
export const BODIES: { readonly [N in With<'body'>]: GenericSchema } = {
  sendOtp: SendOtpBody,
  verifyOtp: VerifyOtpBody,
  createTravelQuote: CreateTravelQuoteBody,
  updateQuote: UpdateTravelQuoteBody,
  validatePromo: PromoCodeBody,
  createHomeQuote: CreateHomeQuoteBody,
  updateHomeQuote: UpdateHomeQuoteBody,
  updateHomeLead: UpdateLeadBody,
  updatePrintPolicy: UpdatePrintPolicyBody,
  validateHomePromo: PromoCodeBody,
  getAddress: PointBody,
  changePhone: ChangePhoneBody,
  confirmQuote: ConfirmQuoteBody,
  updateNotifications: MarkNotificationsBody,
  revokeLink: RevokeLinkBody,
};

/** Every call with a query, or this does not compile. */
export const QUERIES: { readonly [N in With<'query'>]: GenericSchema } = {
  sendOtp: v.strictObject({ ...everyone, isCustomerFlow: v.optional(v.literal('true')) }),
  decryptLink: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }),
  getQuotes: v.strictObject({ id, logkey: v.optional(v.picklist(LOGKEYS)) }),
  generateLink: v.strictObject({
    type: v.literal('lead'),
    quoteId: id,
    isEPdfLink: v.optional(v.literal('true')),
    pdfType: v.optional(v.picklist(['policy', 'quickQuote'])),
  }),
  getHomeQuote: v.strictObject({ logkey: v.optional(v.picklist(LOGKEYS)) }),
  generateHomeLink: v.strictObject({ type: v.literal('lead'), quoteId: id }),
  decryptHomeLink: v.strictObject({ id: v.pipe(v.string(), v.maxLength(64)) }),
  homeEPolicy: v.strictObject({ quoteId: id }),
  districts: v.strictObject({ ProvinceId: place }),
  subDistricts: v.strictObject({ ProvinceId: place, RegionalLevel: v.optional(place) }),
  getAddress: v.strictObject({
    ...everyone,
    city: v.optional(place),
    province: v.optional(place),
    isCorrespondAddress: v.optional(v.literal('true')),
  }),
  ocrDetails: v.strictObject({ transactionId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  identityImage: v.strictObject({ key: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
  ePolicy: v.strictObject({
    quoteId: id,
    logkey: v.optional(v.literal('policyDownloadNotification')),
    policyNo: v.optional(v.pipe(v.string(), v.maxLength(30))),
  }),
  eQuotation: v.strictObject({ quoteId: id }),
  checkout: v.strictObject({ proposalNo }),
  payLater: v.strictObject({ proposalNo }),
  paymentState: v.strictObject({ quoteId: id }),
  paymentPending: v.strictObject({ product: search, sort: search, proposalNo: search, insuredName: search }),
  recentQuotes: v.strictObject(paging),
  getNotifications: v.strictObject(paging),
};

/** Calls without a query of their own may still say their language. */
export const NO_QUERY = v.strictObject(everyone);
/** Path parameters are ids; anything longer is nobody's. */
export const PARAMS = v.record(v.string(), v.pipe(v.string(), v.minLength(1), v.maxLength(80)));
