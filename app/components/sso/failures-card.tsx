import { LogTime, type InZone } from '~/app/components/time/instant-text';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { adminCopy } from '~/app/copy/copy';
import { formatZoneTime } from '~/app/copy/zone-words';
import type { SsoFailure } from '~/domain/sso/sso-failure';

/** The words for a reason; a reason that only a newer version knows is shown as it is. */
const describe = (reason: string): { readonly what: string; readonly todo?: string } => {
  const reasons: Readonly<Record<string, { readonly what: string; readonly todo: string }>> =
    adminCopy.sso.failureReasons;
  return (Object.hasOwn(reasons, reason) ? reasons[reason] : undefined) ?? { what: reason };
};

const FailureRow = ({
  failure: { at, reason, who },
  timeZone,
}: InZone<{ failure: SsoFailure }>) => {
  const { what, todo } = describe(reason);
  return (
    <li className="flex flex-col gap-x-6 gap-y-1 py-3 sm:flex-row sm:justify-between">
      <div className="min-w-0 sm:flex-1">
        <p className="font-semibold">{what}</p>
        {todo && <p className="max-w-prose text-sm text-muted">{todo}</p>}
      </div>
      <div className="min-w-0 text-sm sm:w-56 sm:text-end">
        <p className="wrap-anywhere">{who ?? adminCopy.sso.nobodyKnown}</p>
        <p className="text-muted">
          <LogTime at={at} timeZone={timeZone} />
        </p>
      </div>
    </li>
  );
};

/** Why people could not sign in with the company's accounts, and what helps. */
export const FailuresCard = ({
  failures,
  timeZone,
}: InZone<{ failures: readonly SsoFailure[] }>) => {
  const { sso } = adminCopy;
  return (
    <Card title={sso.failures} description={sso.failuresText(formatZoneTime(timeZone))}>
      {failures.length === 0 ? (
        <EmptyState icon="shield-check" title={sso.noFailures}>
          {sso.noFailuresText}
        </EmptyState>
      ) : (
        <ol className="divide-y divide-base-300">
          {failures.map((failure) => (
            <FailureRow
              key={`${failure.reason} ${failure.who}`}
              failure={failure}
              timeZone={timeZone}
            />
          ))}
        </ol>
      )}
    </Card>
  );
};
