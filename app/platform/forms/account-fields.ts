import * as z from 'zod';
import { cleanId } from '~/domain/shared/clean-text';

/**
 * Accepts any text up to the length limit of company and site names, so that typing a name instead of a code gets a
 * proper error.
 */
const typed = z.string().overwrite(cleanId).max(120);

/** The fields that identify an administrator's account. */
export const accountFields = {
  companyId: typed.toUpperCase(),
  siteId: typed.toUpperCase(),
  /** Or an email address. */
  username: z.string().overwrite(cleanId).max(254),
};
