/** Whether the sender of the request reads gzip. */
export const acceptsGzip = (headers: Headers): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers.get('accept-encoding') ?? '');
