/** What a receiver can be told of. */
export const webhookTypes = [
  'selection.closed',
  'award.published',
  'award.changed',
  'claim.filed',
  'claim.decided',
] as const;
export type WebhookType = (typeof webhookTypes)[number];

/** Sent when an administrator asks for it, whatever the receiver is told of. */
export const testType = 'webhook.test';

export const webhookCatalogues = ['jobs', 'vacations'] as const;
export type WebhookCatalogue = (typeof webhookCatalogues)[number];

/** The most receivers that a site may have. */
export const maxReceivers = 5;
export const maxReceiverName = 60;
export const maxReceiverUrl = 500;

/** For how many days a delivery is listed and can be sent again. */
export const deliveryDays = 7;
/** For how many hours a replaced secret still signs. */
export const oldSecretHours = 24;
/** A receiver is switched off once so many messages have finally failed without a success, over so many days. */
export const lostMessages = 3;
export const failingDays = 3;
/** The most messages a day that a site's administrators are emailed of, because they finally failed. */
export const maxLossMails = 20;

/** Why a message reached nobody, where no HTTP status says so. */
export const deliveryFailures = [
  'host-unknown',
  'address-not-public',
  'not-reached',
  'certificate-invalid',
  'too-slow',
  'switched-off',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];
