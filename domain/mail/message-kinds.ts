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

/** What a channel sends when a driver turns it on. */
export const getFirstKinds = (channel: Channel): readonly MessageKind[] =>
  messageKinds.filter((kind) => wants({}, channel, kind));

/** The switch of a channel, and the kinds that are checked for it. */
export interface ChannelChoice {
  readonly isOn: boolean;
  readonly kinds: readonly MessageKind[];
}

/**
 * The kinds that a driver wants by the channel. Its switch turns it off with all kinds, or on with those that it sends at
 * first; while it is on, the kinds decide. Checking a kind of a channel that is off turns it on too.
 */
const chooseKinds = (
  before: readonly MessageKind[],
  channel: Channel,
  { isOn, kinds }: ChannelChoice,
): readonly MessageKind[] => {
  if (before.length > 0) return isOn ? kinds : [];
  return isOn && kinds.length === 0 ? getFirstKinds(channel) : kinds;
};

/** What a driver chose on a form, for each channel that is offered on it. */
export const toChosen = (
  contact: { readonly muted?: Muted | undefined },
  choices: Readonly<Partial<Record<Channel, ChannelChoice>>>,
): Choices => {
  const before = toChoices(contact);
  return Object.fromEntries(
    channels.flatMap((channel) => {
      const choice = choices[channel];
      return choice ? [[channel, chooseKinds(before[channel], channel, choice)]] : [];
    }),
  );
};

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
