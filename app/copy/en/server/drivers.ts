import { counted } from '~/app/copy/en/counted';

export const drivers = {
  removedOne: 'Driver has been successfully removed.',
  removedMany: (count: number) => `Successfully removed ${count} drivers`,
  imported: (drivers: number) => `Successfully imported ${counted(drivers, 'driver')}.`,
  passwordReset: 'Password Reset',
  needsCode: (name: string) => `${name} now needs a one-time code to set a new password.`,
  signsInWithId: (name: string) =>
    `${name} signs in with their employee ID only until a new password is set.`,
};
