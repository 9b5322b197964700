import { deadlineAt, type Deadline } from '~/domain/time/deadline';
import { toEpochMs, type Instant } from '~/domain/time/instant';
import { isProtected, type Company } from './company';

/** For how many hours a company may let support in. */
export const supportHours = [4, 24, 72, 168] as const;

/** The name in logs of whoever signed in with the master password, who is not the person whose account it is. */
export const supportName = 'Support';

/** Until when a company lets support sign in; null if it does not, and at the built-in company, where support always may. */
export const getSupportEnd = (
  company: Pick<Company, 'companyId' | 'supportUntil'>,
  now: Instant,
): Instant | null => {
  const { supportUntil } = company;
  return !isProtected(company) && supportUntil && supportUntil > now ? supportUntil : null;
};

/** The same end, in the time zone of a site. */
export const getSupportDeadline = (
  { site, company }: { readonly site: { readonly timeZone: string }; readonly company: Company },
  now: Instant,
): Deadline | null => {
  const end = getSupportEnd(company, now);
  return end === null ? null : deadlineAt(toEpochMs(end), site.timeZone);
};

/** Whether the master password opens the accounts of a company. */
export const isSupportAllowed = (
  company: Pick<Company, 'companyId' | 'supportUntil'>,
  now: Instant,
): boolean => isProtected(company) || getSupportEnd(company, now) !== null;
