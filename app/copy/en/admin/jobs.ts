import type { FieldTexts } from '~/app/copy/field-texts';
import type { Job } from '~/domain/jobs/job';

export const jobs = {
  fields: {
    jobId: { label: 'Job ID', pasted: 'Job ID' },
    weekDays: { label: 'Work Days', pasted: 'Week Days' },
    startTime: { label: 'Start Time', pasted: 'Start Time (24-hour HH:MM)' },
    isAirport: {
      label: 'Airport',
      pasted: 'Airport (Yes or No)',
      input: 'Airport job (requires certification)',
    },
    location: { label: 'Location', pasted: 'Location', input: 'Location (optional)' },
    places: {
      label: 'Places',
      pasted: 'Places (1 if empty)',
      hint: 'How many drivers do this same job',
    },
  } satisfies FieldTexts<Job>,
  title: 'Edit Jobs',
};
