import type { ReactNode } from 'react';
import { LogTime } from '~/app/components/time/instant-text';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Badge, StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { formatZoneTime } from '~/app/copy/zone-words';
import type { StoredAttempt } from '~/domain/access/sign-in-attempt';
import { findLabel } from '~/domain/shared/find-label';

/** Outcomes that the account's owner should look into. */
const warnings = new Set<string>(['master', 'code-due']);

/** Successful and refused sign-ins, so that the account's owner notices a stranger. */
export const SignInHistory = ({
  entered,
  refused,
  timeZone,
  className,
}: {
  entered: readonly StoredAttempt[];
  refused: readonly StoredAttempt[];
  timeZone: string;
  className: string;
}) => (
  <Card
    title={adminCopy.account.signInHistory}
    description={adminCopy.account.historyText(formatZoneTime(timeZone))}
    className={className}
  >
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <Attempts
        title={adminCopy.account.signedIn}
        attempts={entered}
        timeZone={timeZone}
        none={<EmptyState icon="log-in" title={adminCopy.account.noSignInsYet} />}
      />
      <Attempts
        title={adminCopy.account.refusedAttempts}
        attempts={refused}
        timeZone={timeZone}
        none={<EmptyState icon="shield-check" title={adminCopy.account.noRefusedAttempts} />}
      />
    </div>
  </Card>
);

const Attempts = ({
  title,
  attempts,
  timeZone,
  none,
}: {
  title: string;
  attempts: readonly StoredAttempt[];
  timeZone: string;
  none: ReactNode;
}) => (
  <section aria-label={title}>
    <h3 className="border-b border-base-300 pb-2 font-semibold">{title}</h3>
    {attempts.length === 0 ? (
      none
    ) : (
      <ol className="divide-y divide-base-300">
        {attempts.map(({ id, at, outcome, network, device }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <div className="min-w-0">
              <LogTime at={at} timeZone={timeZone} />
              <p className="text-sm [overflow-wrap:anywhere] text-muted">
                {adminCopy.account.describeDevice(device)} ·{' '}
                <span className="font-mono">{adminCopy.account.describeNetwork(network)}</span>
              </p>
            </div>
            {warnings.has(outcome) ? (
              <StatusChip tone="warning">
                {findLabel(adminCopy.account.signInWays, outcome)}
              </StatusChip>
            ) : (
              <Badge>{findLabel(adminCopy.account.signInWays, outcome)}</Badge>
            )}
          </li>
        ))}
      </ol>
    )}
  </section>
);
