import { maxReceiverUrl } from './limits';

const ports = ['', '8443'];
const hostPattern = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;
/** Names that never lead to a host of the internet (RFC 6761, RFC 8375, RFC 6762). */
const privateNames = ['localhost', 'local', 'internal', 'home.arpa', 'onion'];

const isPrivateName = (host: string): boolean =>
  privateNames.some((name) => host === name || host.endsWith(`.${name}`));

/**
 * The URL as the server may call it; null if it may not: only HTTPS to a named host of the internet, on port 443 or 8443,
 * without a user name. Whether the name leads to a public address is known only when it is called.
 */
export const readReceiverUrl = (typed: string): string | null => {
  if (typed.length > maxReceiverUrl || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  if (url.protocol !== 'https:' || !ports.includes(url.port)) return null;
  if (url.username !== '' || url.password !== '') return null;
  if (!hostPattern.test(url.hostname) || isPrivateName(url.hostname)) return null;
  url.hash = '';
  return url.href.length > maxReceiverUrl ? null : url.href;
};

/** The host of a receiver, which the activity log names. The rest of the URL may be secret. */
export const getReceiverHost = ({ url }: { readonly url: string }): string =>
  URL.canParse(url) ? new URL(url).host : '';
