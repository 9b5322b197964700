export const firstSteps = {
  opened: 'Selection is open',
  openedText: 'Drivers can rank jobs until the cutoff.',
  sample: {
    'add-sample': 'Sample data added',
    'remove-sample': 'Sample data removed',
  },
  notOpened: 'The first selection is not open yet',
  notOpenedText: 'Finish the first steps and open the first selection. Nothing was changed.',
  alreadyOpened: 'Selection was opened already',
  alreadyOpenedText: 'Someone opened the first selection. Nothing was changed.',
  missing: 'Something is missing',
  missingText: 'Enter at least one driver and one job before you open the selection.',
  sampleRefused: 'Sample data was not changed',
  sampleRefusedText: 'Sample data can be added only to a site without drivers and jobs.',
};
