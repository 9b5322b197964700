import type { ShownLogo } from '~/domain/logo/logo';

const hasLogo = (loaded: unknown): loaded is { logo: ShownLogo } =>
  typeof loaded === 'object' &&
  loaded !== null &&
  'logo' in loaded &&
  typeof loaded.logo === 'object' &&
  loaded.logo !== null &&
  'src' in loaded.logo;

/** The logo of the company whose page it is. Loaders of drivers' pages return it as `logo`. */
export const findLogo = (loaded: readonly unknown[]): ShownLogo | undefined =>
  loaded.find(hasLogo)?.logo;
