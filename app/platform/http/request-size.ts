/** No browser keeps this many for one site: other servers of the same host share ours. */
const maxCookies = 200;
const maxHeaders = 100;
/** A list of picks that is not saved yet stands in the address. */
const maxParameters = 2_000;

const countParts = (text: string, separator: string): number => text.split(separator).length;

/**
 * The status that refuses a request whose headers or address hold more than any page sends, or null. Browsers
 * say how long a form is; a body in chunks may come in millions of them.
 */
export const refuseCrowdedRequest = ({ headers, url }: Request): 411 | 414 | 431 | null => {
  if (headers.has('transfer-encoding')) return 411;
  if (countParts(headers.get('cookie') ?? '', ';') > maxCookies) return 431;
  if ([...headers.keys()].length > maxHeaders) return 431;
  return countParts(url, '&') > maxParameters ? 414 : null;
};
