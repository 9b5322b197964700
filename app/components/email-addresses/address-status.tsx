import { TimeSentence } from '~/app/components/admin/time-sentence';
import type { InZone } from '~/app/components/time/instant-text';
import { StatusChip, type Tone } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import type { AddressStatus } from '~/domain/mail/entered-address';

const tones: Record<AddressStatus['state'], Tone> = {
  none: 'neutral',
  lost: 'warning',
  waiting: 'info',
  confirmed: 'success',
};

const Details = ({ status, timeZone }: InZone<{ status: AddressStatus }>) => {
  const { emailAddresses: own } = adminCopy;
  switch (status.state) {
    case 'none':
    case 'confirmed':
      return null;
    case 'lost':
      return (
        <p className="text-sm text-muted">
          {status.why ? own.lost[status.why] : own.lostUnknown}{' '}
          <TimeSentence text={own.lostAt} at={status.at} timeZone={timeZone} />
        </p>
      );
    case 'waiting':
      return (
        <p className="text-sm text-muted">
          {status.byAdmin ? own.byAdmin : own.byDriver}{' '}
          {status.askedAt !== null && (
            <TimeSentence text={own.askedAt} at={status.askedAt} timeZone={timeZone} />
          )}{' '}
          {!status.isOpen && own.linkOver}
        </p>
      );
  }
};

/** Whether a driver has an email address, and what became of it. */
export const AddressStatusText = ({ status, timeZone }: InZone<{ status: AddressStatus }>) => (
  <div className="min-w-0 space-y-1">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusChip tone={tones[status.state]}>
        {adminCopy.emailAddresses.states[status.state]}
      </StatusChip>
      {status.state === 'waiting' && status.email !== null && (
        <span className="wrap-anywhere">{status.email}</span>
      )}
    </p>
    <Details status={status} timeZone={timeZone} />
  </div>
);
