import { Form } from '@remix-run/react';
import { TextInput } from '~/app/components/forms/text-input';
import { Button } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';

/** The searches: all weeks of a driver, and all holders of a job or of a vacation week. */
export const PastWeeksSearch = (searched: { driver: string; job: string; week: string }) => {
  const { pastWeeks } = adminCopy;
  const searches = [
    ['driver', pastWeeks.findDriver, pastWeeks.driverHint, pastWeeks.searchDriver],
    ['job', pastWeeks.findJob, pastWeeks.jobHint, pastWeeks.searchJob],
    ['week', pastWeeks.findWeek, pastWeeks.weekHint, pastWeeks.searchWeek],
  ] as const;
  return (
    <div role="search" aria-label={pastWeeks.search} className="flex flex-wrap gap-6">
      {searches.map(([name, label, placeholder, button]) => (
        <Form key={name} method="get" className="flex flex-wrap items-end gap-2">
          <TextInput
            name={name}
            label={label}
            placeholder={placeholder}
            defaultValue={searched[name]}
            required
          />
          <Button>{button}</Button>
        </Form>
      ))}
    </div>
  );
};
