export const print = {
  print: 'Print',
  blocked: 'Unable to open print window. Please check your browser settings.',
  error: 'Print Error',
  newWindow: '(opens a new window)',
  printed: (time: string) => `Printed ${time}`,
};
