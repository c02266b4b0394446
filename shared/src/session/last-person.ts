import { deviceStorage } from './browser-storage.ts';

/** Who signed in last in this browser, without a secret: an id of an agent, or of a quote (ruling R06). */
const PERSON_KEY = 'payung.person';

export const isLastPerson = (person: string): boolean => deviceStorage.read(PERSON_KEY) === person;

export const forgetPerson = (): void => deviceStorage.write(PERSON_KEY, undefined);

export const rememberPerson = (person: string): void => deviceStorage.write(PERSON_KEY, person);
