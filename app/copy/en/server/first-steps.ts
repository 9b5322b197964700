export const firstSteps = {
  opened: 'Selection is open',
  openedText: 'Drivers can rank jobs until the cutoff.',
  sample: {
    'add-sample': { title: 'Sample data added' },
    'remove-sample': {
      title: 'Sample data removed',
      description: 'For a day you can undo this in Edit Drivers and in Edit Jobs.',
    },
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
