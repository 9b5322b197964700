import * as z from 'zod';
import { maxLogoPixels } from './logo';

const pixels = z.int().min(1).max(maxLogoPixels);

/** The first half of a SHA-256, lower-case hex. */
export const logoVersionSchema = z.string().regex(/^[0-9a-f]{32}$/);

export const logoSchema = z.object({ version: logoVersionSchema, width: pixels, height: pixels });
