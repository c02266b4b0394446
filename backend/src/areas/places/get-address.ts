import type { AddressParts } from '@payung/shared/schemas/places.ts';
import type { Point } from '@payung/shared/places/point.ts';
import { findAddress, isInIndonesia } from '@payung/shared/places/find-address.ts';
import type { Precision } from '@payung/shared/places/find-address.ts';
import type { Queries } from '#core/database/database.ts';
import { nearestImportedVillage, postalCodesOf } from './imported-places.ts';
import { findCity, findProvince, findProvinceByName, findVillage, listProvinces } from './reference.ts';
import type { PlacedVillage } from './reference.ts';
import type { HandlerContextOf } from '../area.ts';
import { ERR_CODE, ApiRefusal } from '#core/http/api-refusal.ts';
import type { Services } from '../services.ts';
import { sharedText } from '#core/http/texts.ts';
import type { Language } from '#core/http/language.ts';

const notFound = (): ApiRefusal =>
  new ApiRefusal({ status: 404, errCode: ERR_CODE.refused }, sharedText('address.notFound'));

/** A city without its province counts where only one province has a city of that name. */
const matchingCities = (provinceId: string | undefined, label: string): readonly string[] =>
  (provinceId === undefined ? listProvinces().map((place) => place.id) : [provinceId])
    .map((id) => findCity(id, label)?.id)
    .filter((id) => id !== undefined);

/** How the codes begin that are asked for; '' is all of Indonesia. The province by its id or its label. */
const requestedArea = ({ province = '', city = '' }: HandlerContextOf<'getAddress'>['query']): string => {
  const asked = findProvince(province) ?? findProvinceByName(province);
  if (province !== '' && !asked) throw notFound();
  if (city === '') return asked?.id ?? '';
  const [found, another] = matchingCities(asked?.id, city);
  if (found === undefined || another !== undefined) throw notFound();
  return found;
};

type KnownPlace = PlacedVillage;

const KNOWN: Readonly<Record<Precision, (place: KnownPlace) => KnownPlace>> = {
  subDistrict: (place) => place,
  district: (place) => ({ ...place, subDistrict: '' }),
  city: (place) => ({ ...place, subDistrict: '', district: '' }),
};

/** Imported villages know more than the gazetteer, where there are any. */
const findPlace = async (db: Queries, point: Point, area: string): Promise<KnownPlace | undefined> => {
  const villageCode = isInIndonesia(point) ? await nearestImportedVillage(db, point, area) : undefined;
  const village = villageCode === undefined ? undefined : findVillage(villageCode);
  if (village) return village;
  const known = findAddress(point, ({ code }) => code.startsWith(area));
  return known && KNOWN[known.precision](known.place);
};

/** The address at a point of the map (MAP-008, MAP-009): the same for the insured and the correspondence address. */
export const getAddress = async (
  context: HandlerContextOf<'getAddress'>,
  { db }: Services,
): Promise<AddressParts> => {
  const place = await findPlace(db, context.body, requestedArea(context.query));
  if (!place) throw notFound();
  const { code, province, city, district, subDistrict } = place;
  const postalCode = subDistrict === '' ? '' : ((await postalCodesOf(db, [code])).get(code) ?? '');
  return {
    address: addressText({ ...place, postalCode }, context.language),
    province,
    city,
    district,
    subDistrict,
    postalCode,
  };
};

interface AddressLabels extends Omit<PlacedVillage, 'code'> {
  /** Village code; its last part begins with 1 for an urban village, with 2 for a rural one. */
  readonly code: string;
  readonly postalCode: string;
}

const isUrban = (code: string): boolean => code.split('.').at(-1)?.startsWith('1') ?? false;

const inWords: Readonly<Record<Language, (labels: AddressLabels) => readonly string[]>> = {
  en: ({ subDistrict, district }) => [subDistrict, district && `${district} District`],
  id: ({ code, subDistrict, district }) => [
    subDistrict && `${isUrban(code) ? 'Kelurahan' : 'Desa'} ${subDistrict}`,
    district && `Kecamatan ${district}`,
  ],
};

/** One line from small to large; names of places stay as they are written in Indonesia. */
const addressText = (labels: AddressLabels, language: Language): string =>
  [
    ...inWords[language](labels),
    labels.city,
    `${labels.province} ${labels.postalCode}`.trim(),
    ...(language === 'en' ? ['Indonesia'] : []),
  ]
    .filter((part) => part !== '')
    .join(', ');
