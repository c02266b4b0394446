/** Who signed in last in this browser, without a secret: an id of an agent, or of a quote (ruling R06). */
const PERSON_KEY = 'payung.person';

export const isLastPerson = (person: string): boolean => localStorage.getItem(PERSON_KEY) === person;

export const forgetPerson = (): void => localStorage.removeItem(PERSON_KEY);

/** A browser may refuse storage: then everything is forgotten at every sign-in. */
export const rememberPerson = (person: string): void => {
  try {
    localStorage.setItem(PERSON_KEY, person);
  } catch {
    // Nothing to do.
  }
};
