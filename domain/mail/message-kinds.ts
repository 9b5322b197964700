/** What drivers may turn on or off for each channel. Everything else, such as security notices, is always sent. */
export const messageKinds = [
  'results',
  'changed-jobs',
  'changed-weeks',
  'claims',
  'closings',
  'last-hour',
  'notes',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The ways in which messages reach a driver. */
export const channels = ['email', 'push', 'sms'] as const;
export type Channel = (typeof channels)[number];

/** The kinds that a driver has turned off for each channel. */
export type Muted = Readonly<Partial<Record<Channel, readonly MessageKind[]>>>;
export type Choices = Readonly<Partial<Record<Channel, readonly MessageKind[]>>>;

/**
 * What is off until the driver chooses. Reminders by email used to come once. Every text message costs the operator money,
 * so texts bring only what a driver must know at once.
 */
const mutedAtFirst: Muted = { email: ['last-hour'], sms: ['claims', 'closings', 'notes'] };

export const wants = (
  { muted }: { readonly muted?: Muted | undefined },
  channel: Channel,
  kind: MessageKind,
): boolean => !(muted?.[channel] ?? mutedAtFirst[channel])?.includes(kind);

/** The kinds that are on, for each channel. */
export const toChoices = (contact: { readonly muted?: Muted | undefined }) =>
  Object.fromEntries(
    channels.map((channel) => [
      channel,
      messageKinds.filter((kind) => wants(contact, channel, kind)),
    ]),
  ) as Record<Channel, MessageKind[]>;

/** Turns off what is not chosen. Channels that are not offered stay as they are. */
export const toMuted = (before: Muted, chosen: Choices): Muted => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(chosen).map(([channel, kinds]) => [
      channel,
      messageKinds.filter((kind) => !kinds.includes(kind)),
    ]),
  ),
});
