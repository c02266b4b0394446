const ASEAN = new Set('BN KH LA MM MY PH SG TH TL VN'.split(' '));
const ASIA_PACIFIC = new Set(
  'AS AU BD BT CC CK CN CX FJ FM GU HK IN JP KI KR LK MH MN MO MP MV NC NF NP NR NU NZ PF PG PK PW SB TO TV TW VU WF WS'.split(
    ' ',
  ),
);
/** The 29 members of 2025, and the small states that have no border of their own within them. */
const SCHENGEN = new Set(
  'AD AT AX BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM VA'.split(
    ' ',
  ),
);

/** ILLUSTRATIVE, as the areas are (`COVERAGE_AREAS`): which of them a country belongs to. */
export const areaOfCountry = (code: string): string => {
  if (code === 'ID') return '5';
  if (ASEAN.has(code)) return '1';
  if (ASIA_PACIFIC.has(code)) return '2';
  return SCHENGEN.has(code) ? '3' : '4';
};

/** What a quote says of itself that names its area and no destination. */
const DESTINATION_OF_AREA: Readonly<Record<string, string>> = {
  '1': 'asean',
  '2': 'asia-pacific',
  '3': 'europe',
  '4': 'worldwide',
  '5': 'ID',
};

export const destinationOfArea = (areaId: string): string => DESTINATION_OF_AREA[areaId] ?? '';
