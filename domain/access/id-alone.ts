import type { SiteSettings } from '~/domain/settings/site-settings';

/** Whether drivers set a password before they sign in on their own devices. */
export const requiresPassword = ({
  passwordPolicy,
}: Pick<SiteSettings, 'passwordPolicy'>): boolean => passwordPolicy === 'required';

/**
 * Whether a driver without a password comes in by employee ID alone: where the site lets them,
 * or at its kiosks. `isMarked`: the browser is marked as a kiosk of this site.
 */
export const mayUseIdAlone = (settings: SiteSettings, isMarked: boolean): boolean =>
  !requiresPassword(settings) || (settings.kioskMode && isMarked);
