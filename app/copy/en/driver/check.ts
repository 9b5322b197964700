export const check = {
  title: 'Check it yourself',
  intro:
    'This device can compute all assignments again from the published record, which holds numbers in seniority order instead of names.',
  yourNumber: (number: number) => `You are number ${number}.`,
  digest: 'Digest: {digest}',
  press: 'Check the award',
  download: 'Download the record',
  verifyFile: 'Anyone who has the program can check the downloaded file: {command}',
  notChecked: 'Nothing was checked',
  notLoaded: 'The record could not be loaded. Check your connection and press the button again.',
};
