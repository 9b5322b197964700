export const print = {
  print: 'Print',
  unableToOpenPrintWindow: 'Unable to open print window. Please check your browser settings.',
  printError: 'Print Error',
  opensANewWindow: '(opens a new window)',
  printed: (time: string) => `Printed ${time}`,
};
