import type { ActivityEvent } from '~/domain/activity/activity';

/** Whom the log of the master administrator is to forget. */
export interface Forgotten {
  readonly companyId: string;
  /** Null for the company with all its sites. */
  readonly siteId: string | null;
  /** The email addresses of its people. */
  readonly addresses: ReadonlySet<string>;
}

/**
 * The event with IDs instead of the names of an erased company or site. The same event if it has none of them; null if the
 * entry says nothing but that one of its people could not be reached.
 */
export const forgetTenant = (
  event: ActivityEvent,
  { companyId, siteId, addresses }: Forgotten,
): ActivityEvent | null => {
  const isErased = (id: string | null) => siteId === null || siteId === id;
  switch (event.code) {
    case 'mail-undelivered':
      return 'email' in event.to && addresses.has(event.to.email) ? null : event;
    case 'registration-approved':
      return event.companyId === companyId && siteId === null && event.companyName !== companyId
        ? { ...event, companyName: companyId }
        : event;
    case 'site-added':
      return event.companyId === companyId &&
        isErased(event.siteId) &&
        event.siteName !== event.siteId
        ? { ...event, siteName: event.siteId }
        : event;
    case 'tenant-renamed': {
      const id = event.siteId ?? companyId;
      const isForgotten = event.from === id && event.to === id;
      return event.companyId === companyId && isErased(event.siteId) && !isForgotten
        ? { ...event, from: id, to: id }
        : event;
    }
    default:
      return event;
  }
};
