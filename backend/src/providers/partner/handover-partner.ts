/** What a token says of a customer; the provider adds who made it, for whom, when and its number. */
export type HandoverClaims = Readonly<Record<string, unknown>>;

export interface HandoverToken {
  /** The token's number (`jti`), which the partner redeems once. */
  readonly jti: string;
  readonly token: string;
  /** The partner's address with the token in it. */
  readonly address: string;
}

export interface ArrivalNotice {
  readonly jti: string;
  readonly at: Date;
}

/** Somebody who sells a product on pages of its own, to customers whom we hand over. */
export interface HandoverPartner {
  /** Whether its pages answer now. */
  isThere(): Promise<boolean>;
  /** A token of its own every time. */
  createToken(claims: HandoverClaims): Promise<HandoverToken>;
  /** What the partner tells of a customer who arrived; nothing when the partner did not sign it. */
  verifyNotice(notice: string): Promise<ArrivalNotice | undefined>;
}
