import { identityOutcome } from '@payung/shared/domain/people/identity-outcome.ts';
import type { PartnerKind } from '@payung/shared/domain/onboarding/registration.ts';
import { onboardingRoutes } from '#contract/routes.ts';

const routes = onboardingRoutes;

const CARD_PAGES = {
  individual: {
    card: routes.individualCard.path,
    success: routes.individualCardSuccess.path,
    terms: routes.individualTerms.path,
  },
  corporate: {
    card: routes.corporateCard.path,
    success: routes.corporateCardSuccess.path,
    terms: routes.corporateTerms.path,
  },
} as const;

/** A person's own card, or that of a company's director: everybody who is no individual (IDV-011, ONB-028). */
export const cardPages = (kind: PartnerKind | undefined) =>
  CARD_PAGES[kind === 'individual' ? 'individual' : 'corporate'];

/** Where a check leads that has ended so (IDV-010, IDV-011, ruling K105). */
export const outcomeAddress = (kind: PartnerKind | undefined, status: string): string =>
  identityOutcome(status).mayRead ? cardPages(kind).success : routes.cardError.path;
