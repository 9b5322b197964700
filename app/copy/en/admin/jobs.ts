export const jobs = {
  startTime: 'Start Time',
  workDays: 'Work Days',
  locationOptional: 'Location (optional)',
  airportJobRequiresCertification: 'Airport job (requires certification)',
  editJobs: 'Edit Jobs',
  jobId: 'Job ID',
  location: 'Location',
  airport: 'Airport',
  jobIdWeekDaysStart:
    'Job ID, Week Days, Start Time (24-hour HH:MM), and optionally Airport (Yes or No) and Location',
};
