export const jobs = {
  startTime: 'Start Time',
  workDays: 'Work Days',
  optionalLocation: 'Location (optional)',
  airportJob: 'Airport job (requires certification)',
  title: 'Edit Jobs',
  jobId: 'Job ID',
  location: 'Location',
  airport: 'Airport',
  importColumns:
    'Job ID, Week Days, Start Time (24-hour HH:MM), and optionally Airport (Yes or No) and Location',
};
