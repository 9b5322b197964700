export const jobs = {
  startTime: 'Start Time',
  workDays: 'Work Days',
  optionalLocation: 'Location (optional)',
  places: 'Places',
  placesHint: 'How many drivers do this same job',
  airportJob: 'Airport job (requires certification)',
  title: 'Edit Jobs',
  jobId: 'Job ID',
  location: 'Location',
  airport: 'Airport',
  importColumns:
    'Job ID, Week Days, Start Time (24-hour HH:MM), and optionally Airport (Yes or No), Location, and Places (1 if empty)',
};
