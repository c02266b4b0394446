import type { Flight } from './contract.ts';

/** The fields of a quote that a flight fills. */
export const flightFacts = (flight: Flight) => ({
  insured_name: flight.insuredName,
  start_date: flight.departureDate,
  end_date: flight.arrivalDate,
  details: { kites: flight.kites },
});
