import * as z from 'zod';
import { languages } from './language';

export const languageSchema = z.enum(languages);
