import type { NumberLoss } from '~/domain/mail/phone';

const lost: Record<NumberLoss, string> = {
  unsubscribed:
    'You answered STOP to a text message, so your number was removed. To get texts again, first answer START to the last one, then enter your number.',
  undeliverable: 'Text messages to your number could not be delivered, so it was removed.',
};

export const textMessages = {
  yourNumber: 'Your mobile number',
  noNumber: 'No mobile number on file, so you get no text messages.',
  goTo: 'Text messages go to {number}',
  waiting: 'We sent a code to {number}. If none comes, ask for a new one.',
  code: 'Code from the text message',
  confirm: 'Confirm number',
  sendAgain: 'Send a new code',
  remove: 'Remove number',
  number: 'Mobile number',
  newNumber: 'New mobile number',
  hint: 'With + and the country code if it is not of your site’s country.',
  save: 'Send me a code',
  howToStop:
    'A text says what has happened, without results. Your phone company may charge for it. To stop, answer STOP to any of them, or remove your number here. Administrators do not see it.',
  lost,
};
