import type { Notification, RecentQuote } from '#api/endpoints/agent.ts';
import type { TravelQuoteRecord } from '#api/endpoints/travel.ts';
import { PRODUCT_IDS } from '#domain/products.ts';
import { offersFor } from '#domain/travel/pricing.ts';
import type { PlanOffer } from '#domain/travel/pricing.ts';
import type { Trip } from '#domain/travel/trip.ts';

/** Six days in ASEAN for one adult. */
export const aTrip = (change: Partial<Trip> = {}): Trip => ({
  tripType: 2,
  travelCoverageArea: '1',
  departureDate: '2027-03-01',
  arrivalDate: '2027-03-06',
  adultCount: 1,
  childCount: 0,
  ...change,
});

/** The plans of a trip, priced by the tariff. */
export const somePlans = (trip: Trip = aTrip()): readonly PlanOffer[] =>
  offersFor(trip, 'EN', (icon) => `/icons/${icon}.svg`);

/** A quote whose customer's phone is known and which has no plan yet. */
export const aTravelQuote = (change: Partial<TravelQuoteRecord> = {}): TravelQuoteRecord => ({
  ...aTrip(),
  _id: '65f0c1a5e4b0a70001a3f001',
  quote_Id: 'Q100001',
  leadId: '65f0c1a5e4b0a70001a3f901',
  product_Id: PRODUCT_IDS.travel,
  stage: 'Lead Created',
  version: 1,
  planName: '',
  planCode: '',
  premium: 0,
  additionalBenefits: [],
  discountPercent: 0,
  discountAmount: 0,
  discountGivenBy: 'nobody',
  promoCodeList: [],
  adminCost: 15_000,
  stampDuty: 0,
  duePremium: 0,
  paymentStatus: 'Unpaid',
  insuredName: 'Budi Santoso',
  insuredEmail: '',
  insuredMobile: '6281234567890',
  insuredDob: '1990-05-20',
  insuredIdCard: '',
  insuredPassportNo: '',
  effectiveDate: '2027-03-01',
  expiryDate: '2027-03-06',
  coverageOption: 0,
  duration: 1,
  isEligibleForMultiyear: false,
  savedAt: '2027-02-01T03:00:00.000Z',
  validUntil: '2027-02-15',
  agentName: 'Sari',
  travelCoverageAreaDesc: 'ASEAN',
  typeofProduct: '',
  occupationType: '',
  adults: [],
  childs: [],
  ...change,
});

export const aRecentQuote = (change: Partial<RecentQuote> = {}): RecentQuote => ({
  _id: '65f0c1a5e4b0a70001a3f001',
  quote_Id: 'Q100001',
  product_Id: PRODUCT_IDS.travel,
  insuredName: 'Budi Santoso',
  stage: 'Lead Created',
  duePremium: 250_000,
  departureDate: '2099-03-01',
  savedAt: '2027-02-01T03:00:00.000Z',
  link: 'none',
  DaysLeft: 10,
  ...change,
});

export const aNotification = (change: Partial<Notification> = {}): Notification => ({
  _id: '65f0c1a5e4b0a70001a3fa01',
  user_id: '65f0c1a5e4b0a70001a3e001',
  readStatus: 0,
  body: 'Quote Q100001 was opened by the customer.',
  quoteId: '65f0c1a5e4b0a70001a3f001',
  daysCompleted: 1,
  ...change,
});
