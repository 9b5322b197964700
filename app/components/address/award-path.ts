import type { Catalogue } from '~/domain/award/award';
import type { AwardName } from '~/domain/selection/past-awards';
import { rankingPages } from './page-paths';

/** The query that names a version of a period's award for downloads and reports. */
export const getAwardQuery = ({ periodId, version }: AwardName): string =>
  `?period=${periodId}&version=${version}`;

/** The page of a period's award; of its latest version if none is named. */
export const getWeekPath = (periodId: string, version?: number): string =>
  `/admin/final-assignments/${periodId}${version === undefined ? '' : `?version=${version}`}`;

/** The page of a version of the vacation award. */
export const getVacationVersionPath = (version: number): string =>
  `/admin/final-vacation-assignments/${version}`;

/** The page of the drivers who have not confirmed their result. */
export const getUnseenPath = (of: Catalogue, page?: 'print' | 'export'): string =>
  `/admin/unseen-results${page ? `/${page}` : ''}${of === 'vacations' ? '?of=vacations' : ''}`;

/** The page on which a driver trades. */
export const getTradesPath = (of: Catalogue): string => `${rankingPages[of]}/trades`;

/** Where the difference between an award and the version before is printed, or exported. `query` names the award. */
export const getDifferencePath = (of: Catalogue, query: string, page?: 'export'): string => {
  const path = `/admin/award-difference${page ? `/${page}` : ''}`;
  return of === 'jobs' ? path + query : `${path}${query ? `${query}&` : '?'}of=vacations`;
};
