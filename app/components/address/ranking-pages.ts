import type { Catalogue } from '~/domain/award/award';

export const catalogues = ['jobs', 'vacations'] as const satisfies readonly Catalogue[];

/** The page on which a driver ranks each catalogue. */
export const rankingPages = {
  jobs: '/driver-preferences',
  vacations: '/driver-vacation',
} as const satisfies Record<Catalogue, string>;
