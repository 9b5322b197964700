import { counted } from '~/app/copy/en/counted';

export const emailAddresses = {
  asked: 'Request sent',
  askedText: (name: string) => `The owner of the address is asked to confirm it for ${name}.`,
  removed: 'Address removed',
  removedText: (name: string) => `${name} has no email address now.`,
  askedMany: (count: number) => `${counted(count, 'request')} sent`,
  askedManyText: 'The owners of the addresses are asked to confirm them.',
};
