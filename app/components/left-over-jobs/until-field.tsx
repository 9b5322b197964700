import { TextInput } from '~/app/components/forms/text-input';
import { adminCopy } from '~/app/copy/copy';
import { formatZone } from '~/app/copy/zone-words';
import type { Deadline } from '~/domain/time/deadline';

/** A day and a time, in the site's zone, until which answers count. */
export const UntilField = ({ until }: { until: Deadline }) => (
  <TextInput
    key={until.wallTime}
    label={adminCopy.leftOver.until(formatZone(until.timeZone))}
    name="wallTime"
    type="datetime-local"
    required
    defaultValue={until.wallTime}
    inputClassName="tabular-nums"
  />
);
