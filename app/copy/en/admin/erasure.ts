/** The page that erases a driver. `{…}` are parts that the page fills in. */
export const erasure = {
  title: 'Erase a Driver',
  shortcut: 'Remove everything that names a driver, for good',
  intro:
    'Erasing removes everything that names a driver from this site, for good. To take somebody off the roster only, delete them under Edit Drivers.',
  whom: 'Whom to erase',
  idHint: '7 digits. The driver may have left the roster.',
  review: 'Review',
  inRoster: (name: string, employeeId: string) => `Erase ${name} (${employeeId})?`,
  notInRoster: (employeeId: string) => `Erase employee ID ${employeeId}?`,
  notInRosterText:
    'No driver with this ID is in the roster. Everything else that names the ID is erased. A name that no stored text connects with the ID is not found.',
  gone: 'What is erased',
  goneItems: [
    'Name, employee ID, email address, mobile number, password, security questions, passkeys and devices.',
    'All saved lists, claims, confirmations, manual assignments and trades that are not approved, and messages that have not been sent.',
    'The employee ID and the full name in the activity log, in notes and in other texts.',
  ],
  stays: 'What stays, and why',
  staysItems: [
    'Published results, with a random number instead of the driver, so that everybody else’s results stay explained. They can still be verified, with a new digest.',
    'Messages that were sent, and exports, printed pages and backups. Please delete these where they are kept.',
  ],
  noUndo: 'This cannot be undone.',
  typeAgain: 'Type the employee ID again',
  erase: 'Erase driver',
  choose: 'Choose another driver',
  erased: 'Erased drivers',
  erasedText: 'Each is known here only by the number in published results.',
  none: 'No driver has been erased here.',
  number: (number: string) => `Driver ${number}`,
  running: 'Being erased',
  done: 'Erased',
  ordered: (by: string) => `Ordered by ${by}: {time}`,
  finished: 'Finished: {time}',
  link: 'Erase this driver for good',
  linkText: 'Removes everything that names the driver, also from past weeks and the activity log.',
};
