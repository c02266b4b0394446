import type { Insertable, Selectable } from 'kysely';
import type { AreaTables } from './area-tables.ts';

export type Agent = Selectable<AreaTables['agents']>;
export type Quote = Selectable<AreaTables['quotes']>;
export type NewQuote = Insertable<AreaTables['quotes']>;
export type FrozenVersion = Selectable<AreaTables['quote_versions']>;
export type ShareLink = Selectable<AreaTables['share_links']>;
export type NewShareLink = Insertable<AreaTables['share_links']>;
export type OtpChallenge = Selectable<AreaTables['otp_challenges']>;
export type NewOtpChallenge = Insertable<AreaTables['otp_challenges']>;
export type Invoice = Selectable<AreaTables['invoices']>;
export type Policy = Selectable<AreaTables['policies']>;
export type IdentityCheck = Selectable<AreaTables['identity_checks']>;
export type Registration = Selectable<AreaTables['registrations']>;
export type NotificationRow = Selectable<AreaTables['notifications']>;
export type { LinkKind, PaymentStatus, PricedBenefit } from './area-tables.ts';
