// Own lines for one date: `exifreader` is 39 kB compressed, which a phone would load in the middle of an inspection
// (and can be made smaller only by a build of its own), and `exifr` has had no release since 2021.
/** Where a JPEG keeps what its camera noted: a little TIFF in the segment APP1. */
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const EXIF_POINTER = 0x8769;
const DATE_TIME_ORIGINAL = 0x9003;
const OFFSET_TIME_ORIGINAL = 0x9011;
const ENTRY_BYTES = 12;

interface Tiff {
  readonly view: DataView;
  readonly isLittle: boolean;
}

/** The bytes after `Exif\0\0`; nothing where the file has none. */
const findTiff = (view: DataView): DataView | undefined => {
  let at = 2;
  while (at + 4 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    const length = view.getUint16(at + 2);
    if (marker === START_OF_SCAN) return undefined;
    if (marker === APP1 && view.getUint32(at + 4) === 0x45_78_69_66) {
      return new DataView(view.buffer, view.byteOffset + at + 10, length - 8);
    }
    at += 2 + length;
  }
  return undefined;
};

/** Where the value of a tag stands, in the directory that begins at `directory`. */
const findTag = ({ view, isLittle }: Tiff, directory: number, tag: number) => {
  const count = view.getUint16(directory, isLittle);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * ENTRY_BYTES;
    if (view.getUint16(entry, isLittle) === tag) {
      return { length: view.getUint32(entry + 4, isLittle), value: view.getUint32(entry + 8, isLittle) };
    }
  }
  return undefined;
};

const textOf = (tiff: Tiff, directory: number, tag: number): string => {
  const found = findTag(tiff, directory, tag);
  if (found === undefined || found.length < 5 || found.length > 40) return '';
  const bytes = Array.from({ length: found.length }, (_, at) => tiff.view.getUint8(found.value + at));
  return String.fromCodePoint(...bytes.filter((byte) => byte !== 0)).trim();
};

/** `2027:02:01 10:15:00`; without an offset it is the time zone of this device. */
const momentOf = (local: string, offset: string): string | undefined => {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(local);
  if (parts === null) return undefined;
  const [, year, month, day, time] = parts;
  const zone = /^[+-]\d\d:\d\d$/.test(offset) ? offset : '';
  const moment = new Date(`${year}-${month}-${day}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
};

const read = (bytes: Uint8Array): string | undefined => {
  const view = findTiff(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (view === undefined) return undefined;
  const tiff: Tiff = { view, isLittle: view.getUint16(0) === 0x49_49 };
  const exif = findTag(tiff, view.getUint32(4, tiff.isLittle), EXIF_POINTER)?.value;
  if (exif === undefined) return undefined;
  return momentOf(textOf(tiff, exif, DATE_TIME_ORIGINAL), textOf(tiff, exif, OFFSET_TIME_ORIGINAL));
};

/** When the camera says that it took a JPEG, ISO 8601. Shown to reviewers, never trusted. */
export const takenAtOf = (bytes: Uint8Array): string | undefined => {
  try {
    return read(bytes);
  } catch {
    // Points beyond its end: broken, or written by somebody who tries.
    return undefined;
  }
};
