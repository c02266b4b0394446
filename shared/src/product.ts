import type { Stage } from './domain/stages.ts';
import { either, flag, list, number, optional, record, table, text } from './schema.ts';
import type { Form, Schema, TypeOf } from './schema.ts';

const NOT_EMPTY: Form = [/\S/, 'must not be empty'];

export const shortText = text(80, NOT_EMPTY);

// oxlint-disable-next-line no-control-regex -- they are what is refused
const ONE_LINE: Form = [/^[^\u0000-\u001F\u007F]*$/, 'must be one line of text'];

const bilingualText = (most: number) => {
  const words = text(most, NOT_EMPTY, ONE_LINE);
  return record({ en: words, id: words });
};

/** A text in both languages: product data lies in the registry, outside any remote's catalogue. */
export type BilingualText = TypeOf<ReturnType<typeof bilingualText>>;

/** An address to go to, with a query if need be: nothing fills its parameters. */
const target = text(120, [
  /^(\/[\w-]+)+(\?[\w-]+=[\w-]+(&[\w-]+=[\w-]+)*)?$/,
  'must be an address like /createquote',
]);

/** A call, relative to the request base and without the `secure/` prefix; `{quoteId}` is filled when it is made. */
export const callPath = text(160, [
  /^[\w-]+(\/([\w-]+|\{\w+\}))*$/,
  'must be a path like user/quote/{quoteId}',
]);

export const queryValues = table(shortText, text(120));

/** Path data of a 24 × 24 line drawing, and nothing else. */
const icon = text(2_000, [
  /^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.+-]*$/,
  'must be path data of a drawing, like M12 3v18',
]);

/** Where a stage leads; `none` is a link without a quote (ruling K60). A newer platform may know further stages. */
const stageTargets = table(shortText, target) as Schema<Readonly<Partial<Record<Stage | 'none', string>>>>;
export type StageTargets = TypeOf<typeof stageTargets>;

/**
 * A call as data, which anybody can make without the endpoint table: `{quoteId}` and `{policyNo}` in
 * its path and its query values are filled when it is made.
 */
const policyPdfCall = record({ path: callPath, query: queryValues, secure: flag });
export type PolicyPdfCall = TypeOf<typeof policyPdfCall>;

/**
 * Work that a remote offers to the insurer's own people (ruling R18). Pure data beside the products: their
 * home lists it, and knows no remote by name.
 */
const staffWorkSchema = record({
  id: text(60, [/^[\w-]+$/, 'must be letters and digits']),
  label: bilingualText(40),
  /** The label in the bar of a phone, which has room for one word; without it the beginning of the label. */
  shortLabel: optional(bilingualText(8)),
  description: bilingualText(160),
  icon,
  /** Where the work is done. */
  address: target,
  /** A read that answers `{ count }`: how much waits. */
  countPath: callPath,
});
export type StaffWork = TypeOf<typeof staffWorkSchema>;

/**
 * All that the platform needs to know of a product. A remote may describe several, also below one link
 * prefix: the decrypted product id then says which. Pure data: the remote's build writes it into its
 * manifest, publishing puts it into the registry, and the shell and mfe-agent read it from there, so
 * that neither knows a product by name.
 */
const productSchema = record({
  /** Opaque product identifier as the calls carry it (`product_Id`, SHELL-044). */
  productId: text(64, [/^[\w.-]+$/, 'must be letters and digits']),
  /** Literal display name, the same in both languages (SHELL-005). */
  displayName: text(60, NOT_EMPTY),
  tile: record({
    label: bilingualText(40),
    description: bilingualText(160),
    icon,
    /** Where an agent starts a quote. */
    start: target,
    order: number,
  }),
  link: record({
    /** First part of the link address: `/app/{prefix}/{six characters}`. */
    prefix: text(20, [/^[A-Za-z][A-Za-z0-9-]*$/, 'must be one word like kite']),
    /** The call that opens the link, for example `auth/decrypt-link`; products of one prefix have the same. */
    decryptPath: callPath,
    /** The call that makes the link; the common `user/generate-link` where the product has none of its own. */
    generatePath: optional(callPath),
    /** The screen that verifies the customer's phone. */
    otp: target,
    /** Stage → landing page of a link customer. */
    stages: stageTargets,
    /** Where an expired and an invalid link lead. */
    expired: target,
    invalid: target,
  }),
  /** Stage → where an agent's resume arrow leads. */
  leadStages: stageTargets,
  /** Where a quote that we price leads; absent where a product hands its customers over to another site. */
  results: optional(
    record({
      /** "Create Policy" on the quote-created page. */
      createPolicy: target,
      /** Retry on the quote-not-issued page. */
      quoteRetry: target,
      /** What was ordered, to be looked at when the quote is sold or over, and the state that says so (ruling R61). */
      summary: optional(
        record({ path: target, state: table(shortText, either<boolean | number>(flag, number)) }),
      ),
      /** Retry on the policy-not-issued page, and Pay Now. */
      payment: target,
      /** Pay later answered 422 (ruling K69). */
      payLaterRefused: target,
      /** The call that yields the policy as a PDF. */
      policyPdf: policyPdfCall,
    }),
  ),
});
export type ProductDescription = TypeOf<typeof productSchema>;

export const productList = list(productSchema, 50);
export const staffWorkList = list(staffWorkSchema, 50);
