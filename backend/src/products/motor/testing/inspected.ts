import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { motorCalls } from 'mfe-motor/contract/endpoints.ts';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { addressOf, call, succeed } from '#testing/caller.ts';
import type { Credentials, Wire } from '#testing/caller.ts';
import { newAgent, newPhone, newStaff, newVisit } from '#testing/people.ts';
import { motorModule } from '../module.ts';
import { scene } from './pictures.ts';
import { photographAtOnce } from './stored-photos.ts';

/** Each test begins at the same moment. */
export const useMotorServer = () => {
  const world = useAreaServer([motorModule]);
  beforeEach(() => world.server.clock.set('2026-01-15T03:00:00.000Z'));
  return world;
};

let serial = 0;

/** A number that no other vehicle of the test file has. */
export const vehicleNo = (): string => {
  serial += 1;
  return `MHKA1BA1JFK${String(serial).padStart(6, '0')}`;
};

/** An Avanza as it goes over the wire; chassis and engine are its own. */
export const avanza = (change: object = {}) => ({
  vehicleType: 'fourWheeler',
  actualVehicleBrand: 'Toyota',
  vehicleModel: 'Avanza',
  actualManufactureYear: 2023,
  actualLicensePlatCode: 'B',
  licensePlateNumber: '1234',
  licensePlateNumber1: 'ABC',
  chassisNo: vehicleNo(),
  engineNo: vehicleNo(),
  vehicleUse: 'private',
  coverageOption: 1,
  sumInsured: 170_000_000,
  accessories: 0,
  effectiveDate: '2026-01-29',
  insuredName: 'Budi Santoso',
  ...change,
});

export const customerOf = (phone: string) => ({
  customer: {
    insuredName: 'Budi Santoso',
    insuredDob: '1990-05-17',
    insuredIdCard: '3273011705900001',
    insuredMobile: phone,
    insuredEmail: 'budi@payung.test',
    effectiveDate: '2026-01-29',
    insuredAddress: {
      address: 'Jalan Asia Afrika 1',
      province: 'Jawa Barat',
      city: 'Kota Bandung',
      district: 'Sumur Bandung',
      subDistrict: 'Braga',
      postalCode: '40111',
    },
  },
});

type Patch = readonly [quoteId: string, body: object];

export const patchMotor = (server: AreaServer, who: Credentials, ...[quoteId, body]: Patch) =>
  call(server, who, 'updateQuote', { params: { quoteId }, body });

const saved = async (server: AreaServer, who: Credentials, ...sent: Patch): Promise<void> => {
  const answer = await patchMotor(server, who, ...sent);
  if (answer.status !== 200) throw new Error(answer.text);
};

export interface MotorQuote {
  readonly agent: Credentials;
  readonly customer: Credentials;
  readonly quoteId: string;
  readonly code: string;
  readonly phone: string;
  readonly vehicle: ReturnType<typeof avanza>;
}

export const motorcycleOf = () =>
  avanza({
    vehicleType: 'twoWheeler',
    actualVehicleBrand: 'Honda',
    vehicleModel: 'BeAT',
    actualLicensePlatCode: 'D',
    coverageOption: 2,
    sumInsured: 20_000_000,
  });

/** A fresh quote at Lead Created, with its two people. */
export const newMotorQuote = async (
  server: AreaServer,
  vehicle = avanza(),
  owner?: Credentials,
): Promise<MotorQuote> => {
  const agent = owner ?? (await newAgent(server)).headers;
  const phone = newPhone();
  const body = { ...vehicle, insuredMobile: phone, requestId: randomUUID() };
  const { data } = await succeed(server, agent, 'createMotorQuote', { body });
  const { quoteId, quote_Id: code } = data as { readonly quoteId: string; readonly quote_Id: string };
  const customer = await newVisit(server, quoteId, phone);
  return { agent, customer, quoteId, code, phone, vehicle };
};

export const planOf = {
  planCode: 'MTSTD',
  planName: 'Motor Standard',
  premium: 0,
  duration: 1,
  isEligibleForMultiyear: false,
};

/** Plan, quick quote and the customer's information of a quote that stands anywhere. */
export const filledAgain = async (server: AreaServer, { agent, quoteId, phone, vehicle }: MotorQuote) => {
  await saved(server, agent, quoteId, planOf);
  const query = { type: vehicle.vehicleType };
  await succeed(server, agent, 'motorQuickQuote', { params: { quoteId }, query });
  await saved(server, agent, quoteId, customerOf(phone));
};

/** At Customer Information Updated: photos are wanted. */
export const filledQuote = async (
  server: AreaServer,
  vehicle = avanza(),
  owner?: Credentials,
): Promise<MotorQuote> => {
  const quote = await newMotorQuote(server, vehicle, owner);
  await filledAgain(server, quote);
  return quote;
};

interface PhotoSent {
  readonly slot: string;
  readonly bytes: Buffer;
  readonly photoId?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly type?: string;
  readonly language?: string;
}

/** One photo in a form, as a browser sends it. */
export const putPhoto = async (
  server: AreaServer,
  who: Credentials,
  ...[quoteId, sent]: readonly [quoteId: string, photo: PhotoSent]
) => {
  const { slot, bytes, photoId = randomUUID(), query = {}, type = 'image/jpeg', language = 'en' } = sent;
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), 'photo.jpg');
  const request = new Request('http://payung.test', { method: 'POST', body: form });
  const response = await server.app.inject({
    method: 'PUT',
    url: addressOf(motorCalls.putInspectionPhoto, {
      params: { quoteId, slot, photoId },
      query: { source: 'camera', ...query },
    }),
    headers: {
      ...who,
      'accept-language': language,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const { errCode, errMsg } = response.json<{ errCode: number; errMsg: Wire }>();
  return {
    status: response.statusCode,
    errCode,
    message: typeof errMsg === 'string' ? errMsg : '',
    data: errMsg?.data,
    photoId,
  };
};

export const CAR = [
  'front',
  'rear',
  'left',
  'right',
  'dashboard',
  'chassis',
  'engine',
  'registration',
] as const;

const MOTORCYCLE = ['front', 'rear', 'left', 'right', 'speedometer', 'chassis', 'registration'] as const;

let seeds = 1000;

/** A picture that no other slot and quote has. */
export const newPicture = (): Promise<Buffer> => {
  seeds += 1;
  return scene({ seed: seeds, width: 80, height: 60 });
};

/** A new photo for each of those slots; answers their ids by slot. */
export const photograph = async (
  server: AreaServer,
  { customer, quoteId }: MotorQuote,
  slots: readonly string[] = CAR,
): Promise<Readonly<Record<string, string>>> => {
  const ids: Record<string, string> = {};
  for (const slot of slots) {
    const answer = await putPhoto(server, customer, quoteId, { slot, bytes: await newPicture() });
    if (answer.status !== 200) throw new Error(`${slot}: ${answer.status} ${answer.message}`);
    ids[slot] = answer.photoId;
  }
  return ids;
};

export const documentsOf = async (server: AreaServer, who: Credentials, quoteId: string): Promise<Wire> => {
  const { data } = await succeed(server, who, 'inspectionDocuments', { params: { quoteId } });
  return data;
};

export const submit = (server: AreaServer, { customer, quoteId }: MotorQuote) =>
  call(server, customer, 'submitInspection', { params: { quoteId } });

/** Under review, with the ids of its photos. */
export const submittedQuote = async (server: AreaServer, vehicle = avanza(), owner?: Credentials) => {
  const quote = await filledQuote(server, vehicle, owner);
  const slots = vehicle.vehicleType === 'fourWheeler' ? CAR : MOTORCYCLE;
  const photos = await photographAtOnce(server, quote.quoteId, slots);
  const answer = await submit(server, quote);
  if (answer.status !== 200) throw new Error(answer.text);
  return { ...quote, photos };
};

const ALL_CHECKED = ['plate', 'chassis', 'engine', 'year', 'privateUse'];

export const decision = (change: object) => ({
  round: 1,
  decision: 'approve',
  checked: ALL_CHECKED,
  flags: [],
  reason: '',
  ...change,
});

type DecisionArguments = readonly [quoteId: string, change?: object];

/** Decides without taking the lease first. */
export const decideAsIs = (
  server: AreaServer,
  who: Credentials,
  ...[quoteId, change = {}]: DecisionArguments
) => call(server, who, 'decideReview', { params: { quoteId }, body: decision(change) });

/** As the review page does: leases the set and opens a photo before deciding. */
export const decide = async (server: AreaServer, who: Credentials, ...decided: DecisionArguments) => {
  const params = { quoteId: decided[0] };
  const set = await call(server, who, 'openReview', { params });
  await call(server, who, 'leaseReview', { params, body: { takeOver: false } });
  const photoId = set.errMsg.photos?.[0]?.photoId as string | undefined;
  if (photoId !== undefined) await call(server, who, 'reviewPhoto', { params: { ...params, photoId } });
  return decideAsIs(server, who, ...decided);
};

/** Approved by a reviewer of its own. */
export const approvedQuote = async (server: AreaServer, vehicle = avanza(), owner?: Credentials) => {
  const quote = await submittedQuote(server, vehicle, owner);
  const staff = await newStaff(server);
  const answer = await decide(server, staff, quote.quoteId);
  if (answer.status !== 200) throw new Error(answer.text);
  return { ...quote, staff };
};

export const recordOf = async (server: AreaServer, who: Credentials, quoteId: string): Promise<Wire> => {
  const { data } = await succeed(server, who, 'getQuote', { query: { id: quoteId } });
  return data[0];
};

/** Of calls that were made at once, in whatever order they came. */
export const statusesOf = (answers: readonly { readonly status: number }[]): readonly number[] =>
  answers.map((answer) => answer.status).toSorted((a, b) => a - b);
