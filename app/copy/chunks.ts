/** The files of one language that a browser loads, named as in its folder. */
export type Chunk = (typeof driverChunks)[number] | 'admin';

export const driverChunks = ['every-page', 'rankings', 'jobs', 'vacations', 'other-pages'] as const;

/** The chunks that the first page at `path` needs before hydration. */
export const findChunks = (path: string): readonly Chunk[] => {
  if (path === '/driver-preferences') return ['every-page', 'rankings', 'jobs'];
  if (path === '/driver-vacation') return ['every-page', 'rankings', 'vacations'];
  if (/^\/driver-(preferences|vacation)\//.test(path)) return driverChunks;
  return /^\/(admin|activate|dev|request-access)/.test(path)
    ? [...driverChunks, 'admin']
    : ['every-page', 'other-pages'];
};
