import * as z from 'zod';
import { languages } from './language';
import { knownOr } from './newer-values';

export const languageSchema = z.enum(languages);
/** A stored language. One that only a newer version has is read as none chosen. */
export const storedLanguageSchema = knownOr(languages, undefined).optional();
