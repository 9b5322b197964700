import type { SiteSettings } from '~/domain/settings/site-settings';

/** Whether drivers must set a password before they sign in on their own devices. */
export const requiresPassword = ({
  passwordPolicy,
}: Pick<SiteSettings, 'passwordPolicy'>): boolean => passwordPolicy === 'required';

/**
 * Whether a driver without a password may sign in by employee ID alone: if the site allows it, or at its
 * kiosks. `isMarked`: the browser is marked as a kiosk of this site.
 */
export const mayUseIdAlone = (settings: SiteSettings, isMarked: boolean): boolean =>
  !requiresPassword(settings) || (settings.kioskMode && isMarked);
