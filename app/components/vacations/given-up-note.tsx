import { Link } from '@remix-run/react';
import { Alert } from '~/app/components/ui/alert';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';

/**
 * Tells the administrator which weeks drivers gave up. The next publication reassigns them, and the provisional award
 * shows to whom.
 */
export const GivenUpNote = ({
  givenUp,
  isProvisional,
}: {
  givenUp: readonly { readonly employeeId: string; readonly weekIds: readonly string[] }[];
  isProvisional: boolean;
}) =>
  givenUp.length === 0 ? null : (
    <Alert kind="info" title={adminCopy.vacations.givenUpTitle}>
      <Sentence
        text={adminCopy.vacations.givenUpText}
        parts={{
          weeks: givenUp
            .map(({ employeeId, weekIds }) => `${employeeId}: ${weekIds.join(', ')}`)
            .join(' · '),
          link: !isProvisional && (
            <Link to="?view=provisional" className="link">
              {adminCopy.vacations.seeWhoGets}
            </Link>
          ),
        }}
      />
    </Alert>
  );
