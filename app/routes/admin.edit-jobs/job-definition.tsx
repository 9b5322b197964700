import { adminCopy } from '~/app/copy/copy';
import type { RosterDefinition } from '~/app/components/roster/roster-definition';
import { Checkbox } from '~/app/components/forms/checkbox';
import { TextInput } from '~/app/components/forms/text-input';
import { getPlaces, newJobDefaults, type Job } from '~/domain/jobs/job';
import { jobFields } from '~/domain/jobs/job-fields';
import { maxPlaces } from '~/domain/jobs/limits';
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
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        label={adminCopy.jobs.optionalLocation}
        name="location"
        maxLength={80}
        defaultValue={values.location}
      />
      <TextInput
        label={adminCopy.jobs.places}
        name="places"
        hint={adminCopy.jobs.placesHint}
        type="number"
        min={1}
        max={maxPlaces}
        step={1}
        required
        defaultValue={getPlaces(values)}
      />
    </div>
    <Checkbox
      name="isAirport"
      label={adminCopy.jobs.airportJob}
      defaultChecked={values.isAirport}
    />
  </>
);

export const jobDefinition: RosterDefinition<Job> = {
  noun: 'job',
  path: '/admin/edit-jobs',
  printPath: '/admin/reports/jobs',
  idField: 'jobId',
  idInput: {
    get label() {
      return adminCopy.jobs.jobId;
    },
    maxLength: 40,
  },
  columns: [
    {
      field: 'id',
      get label() {
        return adminCopy.jobs.jobId;
      },
      width: 9,
      kind: 'id',
    },
    {
      field: 'startTime',
      get label() {
        return adminCopy.jobs.startTime;
      },
      width: 8,
      kind: 'time',
    },
    {
      field: 'weekDays',
      get label() {
        return adminCopy.jobs.workDays;
      },
      kind: 'text',
    },
    {
      field: 'location',
      get label() {
        return adminCopy.jobs.location;
      },
      kind: 'text',
    },
    {
      field: 'isAirport',
      get label() {
        return adminCopy.jobs.airport;
      },
      width: 7,
      kind: 'flag',
    },
    {
      field: 'places',
      get label() {
        return adminCopy.jobs.places;
      },
      width: 6,
      kind: 'whole-number',
    },
  ],
  blanks: { location: '', places: 1 },
  Fields: JobFields,
  fields: jobFields,
  paste: {
    get columns() {
      return adminCopy.jobs.importColumns;
    },
    example: 'J101\tMon-Fri\t06:30\tNo\tNorth depot\t3',
  },
};
