import * as z from 'zod';

/**
 * Accepts any text up to the length limit of company and site names, so that typing a name instead of a code gets a
 * proper error.
 */
const typed = z.string().trim().max(120);

/** The fields that identify an administrator's account. */
export const accountFields = {
  companyId: typed.toUpperCase(),
  siteId: typed.toUpperCase(),
  username: typed,
};
