import * as z from 'zod';

/** As long as names of companies and sites: whoever types one instead of its code is told that it is wrong. */
const typed = z.string().trim().max(120);

/** Who an administrator says to be. */
export const accountFields = {
  companyId: typed.toUpperCase(),
  siteId: typed.toUpperCase(),
  username: typed,
};
