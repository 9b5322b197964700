export const print = {
  print: 'Print',
  unableToOpenPrintWindow: 'Unable to open print window. Please check your browser settings.',
  printError: 'Print Error',
};
