export const notifications = {
  turnedOn: 'Notifications are on for this device.',
  note: 'There is a new note from your administrators.',
  question: (siteName: string) => `Get notifications from ${siteName} on this device?`,
  over: 'This device no longer gets notifications. Sign in to your driver page and open “Messages”.',
  serviceUnknown: 'This browser is not supported',
  serviceUnknownText:
    'Notifications work with Chrome, Edge, Firefox and Safari. Nothing was changed.',
  atKiosk: 'Not on this computer',
  atKioskText: 'Everybody uses this computer, so it shows no notifications.',
  tooMany: 'Too many devices',
  tooManyText: (most: number) =>
    `You can have ${most} devices. Remove one that you no longer use, and try again.`,
  added: {
    title: 'Almost done',
    description: 'The first notification arrives within a minute. It turns on the others.',
  },
  removed: { title: 'Device removed', description: 'It gets no more notifications.' },
};
