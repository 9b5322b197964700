/** Toasts and refusals of the page that erases a driver. */
export const erasure = {
  begun: 'Erasing the driver',
  begunText: (number: string) =>
    `From now on, the driver is number ${number}. This page shows when everything is erased: after a few minutes, or an hour if there are large records of many weeks.`,
  notWithMasterPassword: 'The master password cannot erase anybody. Sign in with your own account.',
  otherId: 'The two employee IDs are not the same.',
  tradesWait:
    'A driver is being erased. Publish the trades once the page “Erase a Driver” shows that this is finished.',
  running: (number: string) => `This driver is being erased already, as number ${number}.`,
};
