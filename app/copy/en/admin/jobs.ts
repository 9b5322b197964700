export const jobs = {
  startTime: 'Start Time',
  workDays: 'Work Days',
  locationOptional: 'Location (optional)',
  airportJobRequiresCertification: 'Airport job (requires certification)',
  editJobs: 'Edit Jobs',
};
