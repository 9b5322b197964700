import type { Activity } from '~/domain/activity/activity';
import type { Company } from '~/domain/company/company';
import type { SiteScope, Tenant } from '~/domain/company/scope';
import type { NewMail } from '~/domain/mail/mail';
import type { Site } from '~/domain/site/site';
import type { Instant } from '~/domain/time/instant';
import type { Delivery, DeliveryAnswer } from '~/domain/webhooks/delivery-schema';
import type { Receivers } from '~/domain/webhooks/receiver-schema';

/** An entry of a site's log of which its receivers are not told yet. */
export interface WaitingEvent {
  readonly tenant: Tenant;
  readonly entry: Activity;
}

export interface DueDelivery {
  readonly tenant: Tenant;
  readonly delivery: Delivery;
}

export interface WebhookStore {
  /** The receivers of a site with the site itself, in one strongly consistent batch read. */
  readWithSite(
    tenant: Tenant,
  ): Promise<{ site: Site | null; company: Company | null; receivers: Receivers }>;
  read(scope: SiteScope): Promise<Receivers>;
  /** Stores the receivers if they still have their version, with entries of the log and emails. */
  save(
    scope: SiteScope,
    receivers: Receivers,
    also: { entries: readonly Activity[]; mails?: readonly NewMail[] },
  ): Promise<boolean>;
  /** The newest deliveries before a message (null: all), newest first. */
  list(
    scope: SiteScope,
    input: { before: string | null; limit: number },
  ): Promise<readonly Delivery[]>;
  find(
    scope: SiteScope,
    name: Pick<Delivery, 'messageId' | 'receiverId'>,
  ): Promise<Delivery | null>;
  /** Stores a delivery over the revision before its own; false if somebody else has changed it. Revision 0 is a new one. */
  put(scope: SiteScope, delivery: Delivery): Promise<boolean>;
  remove(scope: SiteScope, name: Pick<Delivery, 'messageId' | 'receiverId'>): Promise<void>;
  /**
   * What is due in a shard: the events, at most `most` of them, and of each receiver at most `share` deliveries, the earliest
   * first. One receiver with many hides none of another, and an item that cannot be read hides nothing.
   */
  due(input: { shard: number; until: Instant; max: number; share: number }): Promise<{
    events: readonly WaitingEvent[];
    deliveries: readonly DueDelivery[];
    unreadable: readonly { readonly tenant: Tenant; readonly error: unknown }[];
  }>;
  /** Stores the deliveries of an event and takes the event out of the queue, in one transaction; false if it was taken. */
  spread(event: WaitingEvent, deliveries: readonly Delivery[]): Promise<boolean>;
}

/** Sends one signed message, within a few seconds, and says how that ended. Never throws. */
export type PostWebhook = (request: {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}) => Promise<DeliveryAnswer>;
