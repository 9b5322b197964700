import type { ActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { TextInput } from '~/app/components/forms/text-input';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { formatDate } from '~/app/copy/format-time';
import { holidayDaysAhead, type Holiday } from '~/domain/selection/week-plan';
import { addDays } from '~/domain/time/iso-week';

/** The site's holidays, and a form for another one. */
export const Holidays = ({
  holidays,
  today,
  typed,
  error,
}: {
  holidays: readonly Holiday[];
  /** Today's date at the site, as an ISO day. */
  today: string;
  /** The holiday of a form that was refused. */
  typed: Holiday | undefined;
  error: ActionError | undefined;
}) => {
  const { weeksAhead } = adminCopy;
  return (
    <Card title={weeksAhead.holidays} description={weeksAhead.holidaysIntro}>
      <ErrorAlert error={error} />
      <ul className="divide-y divide-base-300">
        {holidays.map((holiday) => (
          <HolidayRow key={holiday.date} {...holiday} />
        ))}
      </ul>
      <PostForm
        key={holidays.length}
        preventScrollReset
        className="mt-4 flex flex-wrap items-end gap-3"
      >
        <TextInput
          label={weeksAhead.date}
          name="date"
          type="date"
          required
          min={today}
          max={addDays(today, holidayDaysAhead)}
          defaultValue={typed?.date}
          inputClassName="min-w-44 tabular-nums"
        />
        <TextInput
          label={weeksAhead.name}
          name="name"
          maxLength={60}
          defaultValue={typed?.name}
          className="min-w-0 flex-1 basis-48"
        />
        <SendButton intent="add-holiday" icon="plus">
          {weeksAhead.addHoliday}
        </SendButton>
      </PostForm>
    </Card>
  );
};

const HolidayRow = ({ date, name }: Holiday) => {
  const shown = formatDate(date);
  return (
    <li>
      <PostForm preventScrollReset className="flex items-center justify-between gap-3 py-1">
        <input type="hidden" name="date" value={date} />
        <span>
          {shown}
          {name && `, ${name}`}
        </span>
        <SendButton
          intent="remove-holiday"
          variant="ghost"
          fields={{ date }}
          aria-label={adminCopy.weeksAhead.removeHoliday(shown)}
          icon="trash"
        />
      </PostForm>
    </li>
  );
};
