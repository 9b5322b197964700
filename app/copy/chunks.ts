/** The files of texts that a browser can load, named as in each language's folder. */
export type Chunk = (typeof driverChunks)[number] | 'no-network' | 'admin';

export const driverChunks = ['every-page', 'rankings', 'jobs', 'vacations', 'other-pages'] as const;

/** The chunks that the first page at `path` needs before hydration. */
export const findChunks = (path: string): readonly Chunk[] => {
  if (path === '/driver-preferences') return ['every-page', 'rankings', 'jobs'];
  if (path === '/driver-vacation') return ['every-page', 'rankings', 'vacations'];
  if (/^\/driver-(preferences|vacation)\//.test(path)) return driverChunks;
  return /^\/(admin|activate|dev|request-access|sso)/.test(path)
    ? [...driverChunks, 'admin']
    : ['every-page', 'other-pages'];
};
