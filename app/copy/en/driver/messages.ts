import type { Channel, MessageKind } from '~/domain/mail/message-kinds';

const kinds: Record<MessageKind, string> = {
  results: 'Your result',
  'changed-jobs': 'Changes of your job',
  'changed-weeks': 'Changes of your vacation',
  closings: 'Reminders to save a list',
  notes: 'Notes',
};
const channels: Record<Channel, string> = { email: 'Email' };

export const messages = {
  intro: 'Choose which messages you get, and where they go.',
  choose: 'What you get',
  chooseText: 'Turn off what you do not need.',
  kind: 'Message',
  kinds,
  channels,
  hints: {
    results: 'When job or vacation assignments are published, and if you have not confirmed yours.',
    'changed-jobs': 'When assignments are published again with another job for you, or withdrawn.',
    'changed-weeks': 'The same for vacation weeks, such as a freed week that becomes yours.',
    closings: (hours: number) =>
      `${hours > 0 ? `${hours} hours before a selection closes, if you have not submitted. ` : ''}Also when administrators remind you, or move a closing after an outage.`,
    notes: 'What your administrators write to you.',
  },
  by: (kind: string, channel: string) => `${kind}: ${channel}`,
  saveChoices: 'Save choices',
  always:
    'Always sent by email: notices when your password or security questions change, when somebody enters a list for you, and one last email to a confirmed address that you replace or remove.',
};
