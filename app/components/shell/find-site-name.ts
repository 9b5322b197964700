const hasSite = (loaded: unknown): loaded is { site: { name: string } } =>
  typeof loaded === 'object' &&
  loaded !== null &&
  'site' in loaded &&
  typeof loaded.site === 'object' &&
  loaded.site !== null &&
  'name' in loaded.site &&
  typeof loaded.site.name === 'string';

/** The name of the site whose page it is, if its loader returns that as `site.name`. */
export const findSiteName = (loaded: readonly unknown[]): string | undefined =>
  loaded.find(hasSite)?.site.name;
