/** The name of the template, which is replaced by the new remote's. */
const SAMPLE = 'mfe-sample';

export interface RemoteWords {
  /** `mfe-night-light` */
  readonly name: string;
  /** `night-light`: files, link prefix, addresses. */
  readonly kebab: string;
  /** `nightLight`: variables and message ids. */
  readonly camel: string;
  /** `NightLight`: types. */
  readonly pascal: string;
  /** `Night Light`: the display name, until the squad chooses one. */
  readonly title: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const wordsOf = (name: string): RemoteWords => {
  if (!/^mfe-[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name)) {
    throw new Error(
      `"${name}" is no name for a remote: mfe- and lower-case words joined by hyphens, such as mfe-night-light.`,
    );
  }
  if (name.includes('sample')) throw new Error('"sample" is what the template calls itself.');
  const kebab = name.slice('mfe-'.length);
  const words = kebab.split('-').map(capital);
  const pascal = words.join('');
  return {
    name,
    kebab,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: words.join(' '),
  };
};

/** Writes the new remote's words where the template says "sample", in file names and in files. */
export const inWordsOf = (text: string, { name, kebab, camel, pascal, title }: RemoteWords): string =>
  text
    .replaceAll(SAMPLE, name)
    .replaceAll(/Sample(?=[A-Z])|(?<=[a-z])Sample/g, pascal)
    .replaceAll('Sample', title)
    // An identifier or a message id; what follows a hyphen or a slash is part of a file name or address.
    .replaceAll(/(?<![-/])\bsample(?=[A-Z]|\.[a-z]+[.'"])/g, camel)
    .replaceAll('sample', kebab);
