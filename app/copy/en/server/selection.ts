export const settings = {
  nowKiosk: 'This computer is now a kiosk',
  nowKioskText: 'After you log out, it shows the site’s own landing page.',
  kioskNoLonger: 'This computer is no longer a kiosk',
};

export const weeksAhead = {
  saved: {
    'add-holiday': 'Holiday added',
    'remove-holiday': 'Holiday removed',
    'choose-cutoff': 'Cutoff set',
    'usual-cutoff': 'Usual cutoff set',
  },
};

export const workPlan = {
  planned: 'Work planned',
  plannedText: 'The status page shows it now.',
  canceled: 'Work canceled',
  canceledText: 'Pages no longer announce it.',
};

export const dashboard = {
  refreshed: 'Dashboard Refreshed',
  refreshedText: 'Latest data has been loaded',
};

export const live = {
  damagedLink: 'This link is damaged.',
};

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
  alreadyOpened: 'Selection was opened already',
  alreadyOpenedText: 'Someone opened the first selection. Nothing was changed.',
};
