/** More than browsers keep for one host, even if other servers on that host set cookies too. */
const maxCookies = 200;
const maxHeaders = 100;
/** Large, because a draft of picks is kept in the URL. */
const maxParameters = 2_000;

const countParts = (text: string, separator: string): number => text.split(separator).length;

/**
 * The status to refuse a request with if its headers or URL have more parts than any of our pages sends, or
 * null. A chunked body is refused too: browsers send a length, and chunks could come in millions.
 */
export const refuseCrowdedRequest = ({ headers, url }: Request): 411 | 414 | 431 | null => {
  if (headers.has('transfer-encoding')) return 411;
  if (countParts(headers.get('cookie') ?? '', ';') > maxCookies) return 431;
  if ([...headers.keys()].length > maxHeaders) return 431;
  return countParts(url, '&') > maxParameters ? 414 : null;
};
