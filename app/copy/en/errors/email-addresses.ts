export const emailAddresses = {
  title: 'The address was not changed',
  'address-is-drivers':
    'The driver has confirmed an address. Only the driver changes it, on their page under “Messages”.',
  'address-stopped':
    'The driver had this address before. Its owner stopped the emails, or they did not arrive. Only the driver enters it again, on their page under “Messages”.',
  'driver-address-changed':
    'The driver, or another administrator, changed the address meanwhile. Check what it is now, and try again.',
  'addresses-missing': 'Please enter at least one line.',
  'too-many-addresses': ({ most }: { most: number }) =>
    `Please enter up to ${most} lines at a time.`,
  'address-line-unclear':
    'This line needs one employee ID or seniority number and one email address, such as “1234567, jo@example.com”.',
  'address-line-invalid': 'This is not a valid email address.',
  'address-line-repeated': ({ line }: { line: number }) =>
    `The same driver is already in line ${line}.`,
};
