import type { FieldNames } from '#core/http/field-names.ts';

/** What people call the fields of this product that they fill in, by their names on the wire. */
export const TRAVEL_FIELD_NAMES: FieldNames = {
  tripType: { en: 'Kind of trip', id: 'Jenis perjalanan' },
  travelCoverageArea: { en: 'Area', id: 'Wilayah' },
  travelDestination: { en: 'Destination', id: 'Tujuan' },
  departureDate: { en: 'Departure', id: 'Keberangkatan' },
  arrivalDate: { en: 'Return', id: 'Kepulangan' },
  adultCount: { en: 'Adults', id: 'Dewasa' },
  childCount: { en: 'Children', id: 'Anak' },
  adults: { en: 'Adults', id: 'Dewasa' },
  childs: { en: 'Children', id: 'Anak' },
  covid: { en: 'COVID question', id: 'Pertanyaan COVID' },
  parentalConsent: { en: 'Consent of a parent', id: 'Persetujuan orang tua' },
  trip: { en: 'Trip', id: 'Perjalanan' },
};
