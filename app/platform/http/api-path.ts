/**
 * Whether a path is one of the API, in every spelling that the router takes for it: it decodes paths, ignores their case and
 * cuts off `.data`.
 */
export const isApiPath = (pathname: string): boolean => {
  try {
    return /^\/api\/v1(?:[/.]|$)/i.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
};
