import { HiddenHead } from '~/app/components/admin/table-heads';
import { LogTime, type InZone } from '~/app/components/time/instant-text';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { EmptyState } from '~/app/components/ui/empty-state';
import { Icon } from '~/app/components/ui/icon';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { formatZoneTime } from '~/app/copy/zone-words';
import { deniedKeptDays } from '~/domain/registration/limits';
import { eraseHref, requestsHref, type RequestsAddress } from './requests-query';

export interface ProcessedView {
  readonly id: string;
  readonly companyName: string;
  readonly siteName: string;
  readonly siteCode: string;
  readonly contactName: string;
  readonly contactEmail: string;
  readonly status: 'approved' | 'denied';
  /** The denial's reason or the note; null if there is neither. */
  readonly details: string | null;
  readonly decidedAt: string;
  readonly decidedBy: string;
}

const RequestRow = ({
  request,
  timeZone,
  address,
}: InZone<{ request: ProcessedView; address: RequestsAddress }>) => (
  <tr>
    <Cell className="min-w-40 align-top [overflow-wrap:anywhere]">
      {request.companyName}
      <span className="block font-mono text-sm text-muted">{request.id}</span>
    </Cell>
    <Cell className="min-w-36 align-top [overflow-wrap:anywhere]">
      {request.siteName}
      <span className="block font-mono text-sm text-muted">{request.siteCode}</span>
    </Cell>
    <Cell className="min-w-40 align-top [overflow-wrap:anywhere]">
      {request.contactName}
      <span className="block text-sm text-muted">{request.contactEmail}</span>
    </Cell>
    <Cell className="align-top">
      {request.status === 'approved' ? (
        <StatusChip tone="success">{adminCopy.registration.approved}</StatusChip>
      ) : (
        <StatusChip tone="error">{adminCopy.registration.denied}</StatusChip>
      )}
    </Cell>
    <Cell className="min-w-56 align-top [overflow-wrap:anywhere] whitespace-pre-line">
      {request.details ??
        (request.status === 'denied'
          ? adminCopy.registration.defaultDenialReason
          : adminCopy.registration.noDetails)}
    </Cell>
    <Cell className="align-top whitespace-nowrap tabular-nums">
      <LogTime at={request.decidedAt} timeZone={timeZone} />
      <span className="block text-sm text-muted">
        {adminCopy.registration.decidedBy(request.decidedBy)}
      </span>
    </Cell>
    <Cell className="align-top">
      {request.status === 'denied' && (
        <LinkButton
          to={eraseHref(address, request.id)}
          preventScrollReset
          variant="ghost"
          icon="trash"
          aria-label={adminCopy.registration.eraseRequest(request.id)}
        >
          {adminCopy.registration.erase}
        </LinkButton>
      )}
    </Cell>
  </tr>
);

const OtherPages = ({ address, next }: { address: RequestsAddress; next: string | null }) => (
  <nav
    aria-label={adminCopy.registration.processedPages}
    className="flex flex-wrap justify-between gap-3 p-4"
  >
    {address.before ? (
      <LinkButton
        to={requestsHref({ ...address, before: undefined })}
        preventScrollReset
        icon={<Icon name="chevrons-left" className="size-5" />}
      >
        {adminCopy.common.newest}
      </LinkButton>
    ) : (
      <span />
    )}
    {next && (
      <LinkButton to={requestsHref({ ...address, before: next })} preventScrollReset rel="next">
        {adminCopy.common.older}
        <Icon name="chevron-right" className="size-5" />
      </LinkButton>
    )}
  </nav>
);

/** Approved and denied requests, newest first. */
export const ProcessedTable = ({
  requests,
  timeZone,
  next,
  address,
}: {
  requests: readonly ProcessedView[];
  timeZone: string;
  /** Null at the end of the list. */
  next: string | null;
  address: RequestsAddress;
}) => (
  <Card
    flush
    title={adminCopy.registration.processedTitle}
    description={adminCopy.registration.newestFirst(formatZoneTime(timeZone))}
    className="overflow-hidden"
  >
    {requests.length === 0 ? (
      <EmptyState title={adminCopy.registration.noProcessed}>
        {adminCopy.registration.noProcessedText}
      </EmptyState>
    ) : (
      <DataTable
        caption={adminCopy.registration.processedCaption}
        maxHeight="max-h-[400px]"
        heads={[
          adminCopy.common.company,
          adminCopy.registration.site,
          adminCopy.registration.contact,
          adminCopy.common.status,
          adminCopy.common.details,
          adminCopy.registration.dateProcessed,
          <HiddenHead key="actions" text={adminCopy.registration.actions} />,
        ]}
      >
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} timeZone={timeZone} address={address} />
        ))}
      </DataTable>
    )}
    <p className="p-4 text-sm text-muted">{adminCopy.registration.erasedLater(deniedKeptDays)}</p>
    {(address.before || next) && <OtherPages address={address} next={next} />}
  </Card>
);
