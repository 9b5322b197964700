import { fail, ok, type Result } from '~/domain/shared/result';
import type { Image, ReadImage } from './image';
import { readText } from './image';
import { maxLogoBytes, maxLogoPixels, type LogoType } from './logo';
import { readJpeg } from './read-jpeg';
import { readPng } from './read-png';
import { readWebp } from './read-webp';

export type LogoProblem =
  | { readonly code: 'logo-too-large' }
  /** None of the formats that a logo may have. */
  | { readonly code: 'logo-no-image' }
  | { readonly code: 'logo-damaged' }
  | { readonly code: 'logo-animated' }
  | { readonly code: 'logo-too-many-pixels'; readonly width: number; readonly height: number };

const findFormat = (bytes: Uint8Array): { type: LogoType; read: ReadImage } | null => {
  const start = readText(bytes, 0, 8);
  if (start === '\x89PNG\r\n\x1a\n') return { type: 'image/png', read: readPng };
  if (start.startsWith('\xff\xd8\xff')) return { type: 'image/jpeg', read: readJpeg };
  const isWebp = start.startsWith('RIFF') && readText(bytes, 8, 4) === 'WEBP';
  return isWebp ? { type: 'image/webp', read: readWebp } : null;
};

/**
 * Reads an uploaded logo. Its format and size come from its bytes alone. What is not needed to show it is left out, so no
 * place or time is published, and nothing that another program would take for a file of its own.
 */
export const readLogo = (
  bytes: Uint8Array,
): Result<Image & { readonly type: LogoType }, LogoProblem> => {
  if (bytes.length > maxLogoBytes) return fail({ code: 'logo-too-large' });
  const format = findFormat(bytes);
  if (!format) return fail({ code: 'logo-no-image' });
  const read = format.read(bytes);
  if (!read.ok) return fail({ code: read.error === 'animated' ? 'logo-animated' : 'logo-damaged' });
  const { width, height } = read.value;
  if (width > maxLogoPixels || height > maxLogoPixels)
    return fail({ code: 'logo-too-many-pixels', width, height });
  return ok({ type: format.type, ...read.value });
};
