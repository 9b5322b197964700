import type { FieldTexts } from '~/app/copy/field-texts';
import type { Job } from '~/domain/jobs/job';

export const jobs = {
  fields: {
    jobId: { label: 'Job ID' },
    weekDays: { label: 'Work Days' },
    startTime: { label: 'Start Time', pasteHint: '24-hour HH:MM' },
    isAirport: {
      label: 'Airport',
      pasteHint: 'Yes or No',
      input: 'Airport job (requires certification)',
    },
    location: { label: 'Location', input: 'Location (optional)' },
    places: {
      label: 'Places',
      pasteHint: '1 if empty',
      hint: 'How many drivers do this same job',
    },
  } satisfies FieldTexts<Job>,
  title: 'Edit Jobs',
};
