const refused = /;\s*q=0(\.0*)?\s*$/;

/** Whether the sender of the request reads this encoding. */
export const acceptsEncoding = (headers: Headers, encoding: 'br' | 'gzip'): boolean =>
  (headers.get('accept-encoding') ?? '')
    .split(',')
    .some((part) => part.split(';')[0]!.trim() === encoding && !refused.test(part));
