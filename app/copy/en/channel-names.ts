import type { Channel } from '~/domain/mail/message-kinds';

export const channelNames: Record<Channel, string> = {
  email: 'Email',
  push: 'Notification',
  sms: 'Text',
};
