import type { SiteSettings } from '~/domain/settings/site-settings';

/**
 * Whether a driver without a password comes in by employee ID alone (design 6): where the site lets them,
 * or at its kiosks. `isMarked`: the browser is marked as a kiosk of this site.
 */
export const mayUseIdAlone = (
  { passwordPolicy, kioskMode }: SiteSettings,
  isMarked: boolean,
): boolean => passwordPolicy === 'optional' || (kioskMode && isMarked);
