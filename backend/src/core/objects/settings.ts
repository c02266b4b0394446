import * as v from 'valibot';

export interface S3Settings {
  /** Without a slash at the end. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly keyId: string;
  readonly secret: string;
  /** The bucket is a part of the path, not of the host. */
  readonly pathStyle: boolean;
}

export type StoreName = 'postgresql' | 's3';

export interface ObjectSettings {
  /** Where what is new goes; what is old is read wherever it is. */
  readonly newIn: StoreName;
  /** Nothing: everything is in PostgreSQL. */
  readonly s3: S3Settings | undefined;
}

const emptyIsMissing = v.transform((text: string): string | undefined => (text === '' ? undefined : text));
const text = v.optional(v.pipe(v.string(), v.trim(), emptyIsMissing));

const isAddress = (value: string): boolean =>
  value === '' || ['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '');

export const OBJECT_VARIABLES = {
  PAYUNG_OBJECTS: v.optional(v.picklist(['postgresql', 's3', ''], "must be 'postgresql' or 's3'")),
  S3_ENDPOINT: v.optional(
    v.pipe(
      v.string(),
      v.check(isAddress, 'must be a URL that begins with https: or http:, such as https://s3.example.com'),
      emptyIsMissing,
    ),
  ),
  S3_REGION: text,
  S3_BUCKET: text,
  S3_KEY_ID: text,
  S3_SECRET: text,
  S3_PATH_STYLE: v.optional(v.picklist(['on', 'off', ''], "must be 'on' or 'off'")),
} as const;

/** All or none. */
export const S3 = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_KEY_ID', 'S3_SECRET'] as const;

type ObjectVariables = Readonly<Partial<Record<keyof typeof OBJECT_VARIABLES, string | undefined>>>;

const s3Of = (read: ObjectVariables): S3Settings | undefined => {
  const [endpoint, region, bucket, keyId, secret] = S3.map((name) => read[name] ?? '');
  if (!endpoint || !region || !bucket || !keyId || !secret) return undefined;
  const pathStyle = read.S3_PATH_STYLE !== 'off';
  return { endpoint: endpoint.replace(/\/+$/, ''), region, bucket, keyId, secret, pathStyle };
};

export const objectsOf = (read: ObjectVariables): ObjectSettings => ({
  newIn: read.PAYUNG_OBJECTS === 's3' ? 's3' : 'postgresql',
  s3: s3Of(read),
});

/** What stands against it, by the name of the variable. */
export const objectProblems = (read: ObjectVariables): readonly string[] =>
  read.PAYUNG_OBJECTS === 's3' && S3.every((name) => read[name] === undefined)
    ? [`PAYUNG_OBJECTS is 's3', which needs ${S3.join(', ')}`]
    : [];
