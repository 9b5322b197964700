import type { ReactNode } from 'react';
import { ListCard } from '~/app/components/admin/list-box';
import { TimeSentence } from '~/app/components/admin/time-sentence';
import { PrintLink } from '~/app/components/print/print-link';
import type { InZone } from '~/app/components/time/instant-text';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { formatLongDate } from '~/app/copy/format-time';
import { certificatePath, nameErased, type NamedTenant } from './certificate-view';

interface Asked extends NamedTenant {
  readonly askedBy: string;
  /** ISO instant. */
  readonly askedAt: string;
}

const Row = ({ asked, timeZone, children }: InZone<{ asked: Asked; children: ReactNode }>) => (
  <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
    <span className="font-semibold break-all">{nameErased(asked)}</span>
    <span className="text-sm text-muted">
      <TimeSentence
        text={adminCopy.tenantErasure.asked(asked.askedBy)}
        at={asked.askedAt}
        timeZone={timeZone}
      />
    </span>
    {children}
  </li>
);

/** The erasures that wait for their day. */
export const WaitingErasures = ({
  waiting,
  timeZone,
}: InZone<{ waiting: readonly (Asked & { readonly eraseOn: string })[] }>) => {
  const { tenantErasure } = adminCopy;
  return (
    <ListCard
      title={tenantErasure.waitingTitle}
      description={tenantErasure.waitingText}
      none={tenantErasure.noneWaiting}
    >
      {waiting.map(({ eraseOn, ...asked }) => (
        <Row key={`${asked.companyId} ${asked.siteId}`} asked={asked} timeZone={timeZone}>
          <StatusChip tone="error">{tenantErasure.willBeErased}</StatusChip>
          <span className="text-sm">{tenantErasure.willBeErasedOn(formatLongDate(eraseOn))}</span>
        </Row>
      ))}
    </ListCard>
  );
};

/** The companies and sites that are erased, or are being erased. */
export const Certificates = ({
  certificates,
  timeZone,
}: InZone<{ certificates: readonly (Asked & { readonly erasedAt: string | null })[] }>) => {
  const { tenantErasure } = adminCopy;
  return (
    <ListCard
      title={tenantErasure.erasedTitle}
      description={tenantErasure.erasedText}
      none={tenantErasure.noneErased}
    >
      {certificates.map((one) => (
        <Row key={`${one.companyId} ${one.siteId}`} asked={one} timeZone={timeZone}>
          <StatusChip tone={one.erasedAt ? 'success' : 'info'}>
            {one.erasedAt ? tenantErasure.done : tenantErasure.running}
          </StatusChip>
          {one.erasedAt ? (
            <span className="text-sm text-muted">
              <TimeSentence text={tenantErasure.erasedAt} at={one.erasedAt} timeZone={timeZone} />
            </span>
          ) : (
            <span className="text-sm text-muted">{tenantErasure.runningText}</span>
          )}
          {one.erasedAt && (
            <PrintLink
              to={certificatePath(one)}
              label={tenantErasure.showCertificate}
              name={tenantErasure.certificateOf(nameErased(one))}
            />
          )}
        </Row>
      ))}
    </ListCard>
  );
};
