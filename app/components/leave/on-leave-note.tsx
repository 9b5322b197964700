import { Link } from '@remix-run/react';
import { Alert } from '~/app/components/ui/alert';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';

/** How many drivers are named. */
const maxNamed = 5;

/** Names the drivers who take no turn in the week because of leave, above the list of drivers. */
export const OnLeaveNote = ({
  names,
  periodId,
}: {
  names: readonly string[];
  periodId: string;
}) => {
  const { leave } = adminCopy;
  if (names.length === 0) return null;
  const more = names.length - maxNamed;
  const named = names.slice(0, maxNamed);
  return (
    <Alert kind="info">
      <Sentence
        text={leave.awayInWeek(names.length, formatWeekDays(periodId))}
        parts={{
          names: (
            <Link to="/admin/leave" className="link">
              {[...named, ...(more > 0 ? [leave.more(more)] : [])].join(', ')}
            </Link>
          ),
        }}
      />
    </Alert>
  );
};
