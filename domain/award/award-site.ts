import type { AwardSite } from './award-input';

/** The site as a version names it; as it is today where the version does not say. */
export const getAwardSite = (
  today: { readonly name: string; readonly timeZone: string },
  facts: { readonly siteName?: string | undefined; readonly timeZone: string } | null | undefined,
): AwardSite => ({
  siteName: facts?.siteName ?? today.name,
  timeZone: facts?.timeZone ?? today.timeZone,
});
