import { onTestFinished, vi } from 'vitest';
import { forgetCanvasCheck } from '#photos/picture/canvas-check.ts';

interface Fake {
  /** How large a picture is, as people see it; nothing for one that the browser cannot read. */
  readonly size?: { readonly width: number; readonly height: number };
  /** Bytes of the JPEG of each try, the last one again and again. */
  readonly bytes?: readonly number[];
  /** How bright everything is; a chess board when nothing is said. */
  readonly grey?: number;
  readonly isGarbled?: boolean;
  readonly hasContext?: boolean;
  /** `toBlob` answers nothing. */
  readonly isOutOfMemory?: boolean;
}

const chess = (index: number, width: number): number =>
  (Math.floor((index % width) / 8) + Math.floor(index / width / 8)) % 2 === 0 ? 90 : 170;

/** A context of a browser that draws nothing and says what was asked of it. */
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

/** Pictures and canvases, which the page of the tests does not have. */
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
  forgetCanvasCheck();
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    forgetCanvasCheck();
  });
  return { drawn, tries, canvases };
};
