import { onTestFinished, vi } from 'vitest';

interface Fake {
  /** How large a picture is, as people see it; 0 × 0 for one that the browser cannot read. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Size in bytes of the JPEG of each try; the last one repeats. */
  readonly bytes?: readonly number[];
  /** How bright everything is; a chess board by default. */
  readonly grey?: number;
  readonly isGarbled?: boolean;
  readonly hasContext?: boolean;
  /** `toBlob` answers null. */
  readonly isOutOfMemory?: boolean;
}

const chess = (index: number, width: number): number =>
  (Math.floor((index % width) / 8) + Math.floor(index / width / 8)) % 2 === 0 ? 90 : 170;

/** A canvas context that draws nothing and records the calls. */
const contextOf = (canvas: HTMLCanvasElement, { grey, isGarbled = false }: Fake, drawn: unknown[]) => {
  const filled: number[] = [];
  return {
    fillStyle: '',
    fillRect(): void {
      filled.push(Number(/\((\d+),/.exec(this.fillStyle)?.[1]));
    },
    drawImage: (source: unknown, ...place: readonly number[]) => drawn.push({ source, place }),
    getImageData: () => {
      const { width, height } = canvas;
      const at = (index: number): number =>
        isGarbled ? 255 - (index % 256) : (filled[index] ?? grey ?? chess(index, width));
      const data = new Uint8ClampedArray(width * height * 4);
      for (let index = 0; index < width * height; index += 1) data.fill(at(index), index * 4, index * 4 + 4);
      return { width, height, data };
    },
  };
};

/** A file that begins as a JPEG does. */
export const aJpeg = (name = 'photo.jpg'): File =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1)], name, { type: 'image/jpeg' });

/** Pictures and canvases, which happy-dom does not implement. */
export const fakePictures = (fake: Fake = {}) => {
  const { size = { width: 4000, height: 3000 }, bytes = [300_000], hasContext = true } = fake;
  const drawn: { readonly source: unknown; readonly place: readonly number[] }[] = [];
  const tries: { readonly width: number; readonly height: number; readonly quality: number }[] = [];
  const canvases: HTMLCanvasElement[] = [];
  const spies = [
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function getContext(
      this: HTMLCanvasElement,
    ) {
      canvases.push(this);
      return hasContext ? (contextOf(this, fake, drawn) as never) : null;
    }),
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
      this: HTMLCanvasElement,
      ...[done, type, quality]: Parameters<HTMLCanvasElement['toBlob']>
    ) {
      const { width, height } = this;
      const count = bytes[Math.min(tries.length, bytes.length - 1)] ?? 0;
      tries.push({ width, height, quality: Number(quality) });
      done(fake.isOutOfMemory === true ? null : new Blob([new Uint8Array(count)], { type }));
    }),
    vi
      .spyOn(HTMLImageElement.prototype, 'decode')
      .mockImplementation(() =>
        size.width === 0 ? Promise.reject(new Error('EncodingError')) : Promise.resolve(),
      ),
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(size.width),
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(size.height),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return { drawn, tries, canvases };
};
