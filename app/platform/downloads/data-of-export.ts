/**
 * Whether a request asks for an export of all data in the form in which Remix's scripts ask for data. Remix would then read the
 * whole file into memory.
 */
export const isDataOfExport = (method: string, pathname: string): boolean =>
  method === 'POST' && /^\/admin\/export-data\/.*\.data$/i.test(pathname);
