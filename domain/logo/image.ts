import { fail, ok, type Result } from '~/domain/shared/result';

/** An image without what says where, when and by whom it was made. */
export interface Image {
  readonly width: number;
  readonly height: number;
  /** The image in its own format, of which only parts that are needed to show it are left. */
  readonly bytes: Uint8Array;
}

export type ImageProblem = 'damaged' | 'animated';
export type ReadImage = (bytes: Uint8Array) => Result<Image, ImageProblem>;

export const damaged = fail('damaged' as const);
export const animated = fail('animated' as const);

export const joinBytes = (parts: readonly Uint8Array[]): Uint8Array => {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
};

/** An image of these parts, unless its size is no number of pixels. */
export const toImage = (
  { width, height }: Pick<Image, 'width' | 'height'>,
  parts: readonly Uint8Array[],
): Result<Image, ImageProblem> =>
  width > 0 && height > 0 ? ok({ width, height, bytes: joinBytes(parts) }) : damaged;

export const toView = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** The ASCII text at a place. */
export const readText = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));
