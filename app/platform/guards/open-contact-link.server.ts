import type { ContactLinks } from '~/app/platform/auth/contact-links.server';
import type { Platform } from '~/app/platform/http/context.server';
import { findLinkedContact } from '~/app/services/contacts/find-linked-contact.server';

/**
 * Reads the link in a request's URL. What follows has the rights of the link's tenant alone, because there is no session.
 * Null for a link that has expired or is not ours.
 */
export const readContactLink = async (
  request: Request,
  { getDeps }: Pick<Platform, 'getDeps'>,
  links: ContactLinks,
) => {
  const code = new URL(request.url).searchParams.get('code') ?? '';
  const link = await links.read(code.slice(0, 1000));
  return link && { link, deps: getDeps(link) };
};

/** Opens a link about an address; `found` is null if the address is no longer the driver's. */
export const openContactLink = async (...args: Parameters<typeof readContactLink>) => {
  const read = await readContactLink(...args);
  return read && { deps: read.deps, found: await findLinkedContact(read) };
};
