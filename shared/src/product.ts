import type { Stage } from './domain/stages.ts';

/** A text in both languages: product data lies in the registry, outside any remote's catalogue. */
export interface BilingualText {
  readonly en: string;
  readonly id: string;
}

/** Where a stage leads; `none` is a link without a quote (ruling K60). */
export type StageTargets = Readonly<Partial<Record<Stage | 'none', string>>>;

/**
 * A call as data, which anybody can make without the endpoint table: `{quoteId}` and `{policyNo}` in
 * its path and its query values are filled when it is made.
 */
export interface PolicyPdfCall {
  /** Relative to the request base, without the `secure/` prefix. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly secure: boolean;
}

/**
 * Work that a remote offers to the insurer's own people (ruling R18). Pure data beside the products: their
 * home lists it, and knows no remote by name.
 */
export interface StaffWork {
  readonly id: string;
  readonly label: BilingualText;
  readonly description: BilingualText;
  /** Path data of a 24 × 24 line drawing. */
  readonly icon: string;
  /** Where the work is done. */
  readonly address: string;
  /** A read that answers `{ count }`: how much waits. Relative to the request base. */
  readonly countPath: string;
}

/**
 * All that the platform needs to know of a product. A remote may describe several, also below one link
 * prefix: the decrypted product id then says which. Pure data: the remote's build writes it into its
 * manifest, publishing puts it into the registry, and the shell and mfe-agent read it from there, so
 * that neither knows a product by name.
 */
export interface ProductDescription {
  /** Opaque product identifier as the calls carry it (`product_Id`, SHELL-044). */
  readonly productId: string;
  /** Literal display name, the same in both languages (SHELL-005). */
  readonly displayName: string;
  readonly tile: {
    readonly label: BilingualText;
    readonly description: BilingualText;
    /** Path data of a 24 × 24 line drawing. */
    readonly icon: string;
    /** Where an agent starts a quote. */
    readonly start: string;
    readonly order: number;
  };
  readonly link: {
    /** First part of the link address: `/app/{prefix}/{six characters}`. */
    readonly prefix: string;
    /** The call that opens the link, for example `auth/decrypt-link`; products of one prefix have the same. */
    readonly decryptPath: string;
    /** The call that makes the link; the common `user/generate-link` where the product has none of its own. */
    readonly generatePath?: string;
    /** The screen that verifies the customer's phone. */
    readonly otp: string;
    /** Stage → landing page of a link customer. */
    readonly stages: StageTargets;
    /** Where an expired and an invalid link lead. */
    readonly expired: string;
    readonly invalid: string;
  };
  /** Stage → where an agent's resume arrow leads. */
  readonly leadStages: StageTargets;
  /** Where a quote that we price leads; absent where a product hands its customers over to another site. */
  readonly results?: {
    /** "Create Policy" on the quote-created page. */
    readonly createPolicy: string;
    /** Retry on the quote-not-issued page. */
    readonly quoteRetry: string;
    /** What was ordered, to be looked at when the quote is sold or over, and the state that says so (ruling R61). */
    readonly summary?: {
      readonly path: string;
      readonly state: Readonly<Record<string, boolean | number>>;
    };
    /** Retry on the policy-not-issued page, and Pay Now. */
    readonly payment: string;
    /** Pay later answered 422 (ruling K69). */
    readonly payLaterRefused: string;
    /** The call that yields the policy as a PDF. */
    readonly policyPdf: PolicyPdfCall;
  };
}
