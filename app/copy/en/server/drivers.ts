import { counted } from '~/domain/shared/counted';

export const drivers = {
  driverHasBeenSuccessfullyRemoved: 'Driver has been successfully removed.',
  successfullyRemovedDrivers: (count: number) => `Successfully removed ${count} drivers`,
  successfullyImported: (drivers: number) => `Successfully imported ${counted(drivers, 'driver')}.`,
  passwordReset: 'Password Reset',
  nowNeedsAOneTime: (name: string) => `${name} now needs a one-time code to set a new password.`,
  signsInWithTheirEmployee: (name: string) =>
    `${name} signs in with their employee ID only until a new password is set.`,
};
