import { Form } from '@remix-run/react';
import { adminCopy } from '~/app/copy/copy';
import { TextInput } from '~/app/components/forms/text-input';
import { Button } from '~/app/components/ui/button';

/** The searches: all weeks of a driver, and all holders of a job or of a vacation week. */
export const PastWeeksSearch = ({
  driver,
  job,
  week,
}: {
  driver: string;
  job: string;
  week: string;
}) => (
  <div role="search" aria-label={adminCopy.pastWeeks.search} className="flex flex-wrap gap-6">
    <Form method="get" className="flex flex-wrap items-end gap-2">
      <TextInput
        label={adminCopy.pastWeeks.findDriver}
        name="driver"
        placeholder={adminCopy.pastWeeks.driverHint}
        defaultValue={driver}
        autoComplete="off"
        required
      />
      <Button>{adminCopy.pastWeeks.searchDriver}</Button>
    </Form>
    <Form method="get" className="flex flex-wrap items-end gap-2">
      <TextInput
        label={adminCopy.pastWeeks.findJob}
        name="job"
        placeholder={adminCopy.pastWeeks.jobHint}
        defaultValue={job}
        autoComplete="off"
        required
      />
      <Button>{adminCopy.pastWeeks.searchJob}</Button>
    </Form>
    <Form method="get" className="flex flex-wrap items-end gap-2">
      <TextInput
        label={adminCopy.pastWeeks.findWeek}
        name="week"
        placeholder={adminCopy.pastWeeks.weekHint}
        defaultValue={week}
        autoComplete="off"
        required
      />
      <Button>{adminCopy.pastWeeks.searchWeek}</Button>
    </Form>
  </div>
);
