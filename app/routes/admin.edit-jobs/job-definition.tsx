import { adminCopy } from '~/app/copy/copy';
import type { RosterDefinition } from '~/app/components/roster/roster-definition';
import { Checkbox } from '~/app/components/forms/checkbox';
import { TextInput } from '~/app/components/forms/text-input';
import { newJobDefaults, type Job } from '~/domain/jobs/job';
import { jobColumns } from '~/domain/jobs/job-roster';
import type { Fields } from '~/domain/roster/change-list';

const JobFields = ({ values = newJobDefaults }: { values?: Fields<Job> }) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        label={adminCopy.jobs.startTime}
        name="startTime"
        type="time"
        step={60}
        required
        defaultValue={values.startTime}
      />
      <TextInput
        label={adminCopy.jobs.workDays}
        name="weekDays"
        maxLength={60}
        required
        defaultValue={values.weekDays}
      />
    </div>
    <TextInput
      label={adminCopy.jobs.locationOptional}
      name="location"
      maxLength={80}
      defaultValue={values.location}
    />
    <Checkbox
      name="isAirport"
      label={adminCopy.jobs.airportJobRequiresCertification}
      defaultChecked={values.isAirport}
    />
  </>
);

export const jobDefinition: RosterDefinition<Job> = {
  noun: 'job',
  path: '/admin/edit-jobs',
  printPath: '/admin/reports/jobs',
  idField: 'jobId',
  idInput: { label: 'Job ID', maxLength: 40 },
  columns: [
    { field: 'id', label: 'Job ID', width: 9, kind: 'id' },
    { field: 'startTime', label: 'Start Time', width: 8, kind: 'time' },
    { field: 'weekDays', label: 'Work Days', kind: 'text' },
    { field: 'location', label: 'Location', kind: 'text' },
    { field: 'isAirport', label: 'Airport', width: 7, kind: 'flag' },
  ],
  blanks: { location: '' },
  Fields: JobFields,
  text: jobColumns,
  paste: {
    columns:
      'Job ID, Week Days, Start Time (24-hour HH:MM), and optionally Airport (Yes or No) and Location',
    example: 'J101\tMon-Fri\t06:30\tNo\tNorth depot',
  },
};
