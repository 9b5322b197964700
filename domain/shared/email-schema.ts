import * as z from 'zod';

/** Longer email addresses cannot be delivered (RFC 5321). */
const maxLength = 254;
const pattern =
  /^(?:[a-z\d_'+-]+\.)*[a-z\d_'+-]*[a-z\d_+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;
/** Nothing else in a URL is a part of its host. */
const host = /^[\p{L}\p{M}\p{N}.-]+$/u;
const ascii = /^[\x20-\x7e]*$/;

/** The name of a domain as mail servers know it, such as `xn--mnchen-3ya.example`; unchanged if it has none. */
const toServerName = (domain: string): string => {
  const labels = domain.split('.');
  try {
    const known = new URL(`http://${domain}`).hostname.split('.');
    // A label that only looks like one of ASCII must not become it.
    const isHonest = labels.every(
      (label, at) => ascii.test(label) || /^xn--/.test(known[at] ?? ''),
    );
    return isHonest && known.length === labels.length ? known.join('.') : domain;
  } catch {
    return domain;
  }
};

/**
 * Domains with other letters than those of ASCII are stored by the name that mail servers know. So one mailbox has one
 * address, however it was typed.
 */
const toMailbox = (address: string): string => {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  const isKnown = ascii.test(domain) || !host.test(domain);
  return isKnown ? address : address.slice(0, at) + toServerName(domain);
};

export const emailSchema = z.string().overwrite(toMailbox).max(maxLength).regex(pattern);

/** The address as it is stored; null if it is none. */
export const readEmail = (typed: string): string | null =>
  emailSchema.safeParse(typed).data ?? null;
