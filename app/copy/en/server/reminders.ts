import { counted } from '~/app/copy/en/counted';

export const reminders = {
  sent: 'Reminder sent',
  sentText: (reminded: number, unreachable: number) =>
    `It goes to ${counted(reminded, 'driver')}. ${unreachable === 0 ? 'Everyone without a list is reached.' : `${unreachable} more cannot be reached by messages.`}`,
  notSent: 'No reminder was sent',
  nobody: 'No driver without a list left an email address.',
  recently: (minutes: number) =>
    `These drivers were reminded less than an hour ago. You can remind them again in ${counted(minutes, 'minute')}.`,
  meanwhile: 'Someone else reminded these drivers at the same moment.',
};
