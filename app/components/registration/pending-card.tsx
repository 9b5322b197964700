import { Form } from '@remix-run/react';
import { useId, type ReactNode } from 'react';
import { LogTime, type InZone } from '~/app/components/time/instant-text';
import { Button } from '~/app/components/ui/button';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';
import { Sentence } from '~/app/components/ui/sentence';
import { Badge, StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import type { PendingRequest } from '~/domain/registration/registration-request';

export interface PendingView extends PendingRequest {
  /** The company ID that an approval would assign, or the reason why none can be. */
  readonly companyId: string | null;
  readonly obstacle: string | null;
}

const Fact = ({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) => (
  <div className={classNames('min-w-0', className)}>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
);

const RequestFacts = ({ request }: { request: PendingRequest }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-3">
    <Fact name={adminCopy.registration.contact}>{request.contactName}</Fact>
    <Fact name={adminCopy.registration.email}>
      <a className="link" href={`mailto:${request.contactEmail}`}>
        {request.contactEmail}
      </a>
    </Fact>
    <Fact name={adminCopy.registration.phone}>
      <span className="tabular-nums">{request.contactPhone}</span>
    </Fact>
    <Fact name={adminCopy.common.siteCode}>
      <span className="font-mono">{request.siteCode}</span>
    </Fact>
    <Fact name={adminCopy.common.siteName}>{request.siteName}</Fact>
    <Fact name={adminCopy.common.siteAddress}>{request.siteAddress}</Fact>
    <Fact name={adminCopy.registration.timeZone}>
      {request.timeZone ?? adminCopy.registration.notGiven}
    </Fact>
    <Fact name={adminCopy.registration.driverCount}>
      {request.driverCount ?? adminCopy.registration.notGiven}
    </Fact>
    <Fact name={adminCopy.registration.siteCount}>
      {request.siteCount ?? adminCopy.registration.notGiven}
    </Fact>
    <Fact name={adminCopy.registration.requestNotes} className="col-span-2 lg:col-span-3">
      <span className="whitespace-pre-line">
        {request.notes || adminCopy.registration.noNotesProvided}
      </span>
    </Fact>
  </dl>
);

const AnswerButtons = ({
  requestId,
  back,
  titleId,
}: {
  requestId: string;
  back: readonly (readonly [string, string])[];
  titleId: string;
}) => (
  <Form method="get" preventScrollReset className="flex flex-wrap gap-2">
    {back.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <Button
      variant="ghost"
      name="erase"
      value={requestId}
      aria-label={adminCopy.registration.eraseRequest(requestId)}
      icon={<Icon name="trash" className="size-5" />}
    >
      {adminCopy.registration.erase}
    </Button>
    <Button
      name="deny"
      value={requestId}
      aria-describedby={titleId}
      icon={<Icon name="x" className="size-5" />}
    >
      {adminCopy.common.deny}
    </Button>
    <Button
      variant="primary"
      name="approve"
      value={requestId}
      aria-describedby={titleId}
      icon={<Icon name="check" className="size-5" />}
    >
      {adminCopy.registration.approve}
    </Button>
  </Form>
);

/** A pending request. `back`: query fields that the buttons keep, so that their dialogs return to the same page. */
export const PendingCard = ({
  request,
  timeZone,
  back,
}: InZone<{ request: PendingView; back: readonly (readonly [string, string])[] }>) => {
  const titleId = useId();
  return (
    <li>
      <article
        aria-labelledby={titleId}
        className="flex flex-col gap-4 rounded-box border border-base-300 bg-base-100 p-4 sm:p-5"
      >
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-64">
            <h3 id={titleId} className="text-lg leading-snug font-bold [overflow-wrap:anywhere]">
              {request.companyName}
            </h3>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
              <Badge>{request.id}</Badge>
              <LogTime at={request.requestedAt} timeZone={timeZone} />
              {request.obstacle ? (
                <StatusChip tone="warning">{request.obstacle}</StatusChip>
              ) : (
                <span className="[overflow-wrap:anywhere]">
                  <Sentence
                    text={adminCopy.registration.companyIdIs}
                    parts={{ id: <span className="font-mono">{request.companyId}</span> }}
                  />
                </span>
              )}
            </p>
          </div>
          <AnswerButtons requestId={request.id} back={back} titleId={titleId} />
        </header>
        <RequestFacts request={request} />
      </article>
    </li>
  );
};
