import { useLocation } from '@remix-run/react';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { HiddenFields } from '~/app/components/ranking/save-fields';
import { useWeekName } from '~/app/components/time/week-names';
import { Alert } from '~/app/components/ui/alert';
import { LinkButton } from '~/app/components/ui/button';
import { adminCopy, copy } from '~/app/copy/copy';
import { nameDriver } from '~/app/copy/driver-choice';
import { toConfirmation } from '~/domain/award/figures/confirmation';
import type { Objection } from '~/domain/award/figures/objection-schema';

/** A manual assignment that was refused because of objections that can be confirmed. */
export interface AskedAssignment {
  readonly driverName: string;
  readonly seniorityNumber: number | null;
  readonly because: readonly Objection[];
  /** The job or week. */
  readonly offerId: string;
  /** The fields of the refused form. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The refused form, to be sent again with a confirmation. */
export const toAsked = (
  { driverName, seniorityNumber, because }: Omit<AskedAssignment, 'offerId' | 'fields'>,
  offerId: string,
  fields: AskedAssignment['fields'],
): AskedAssignment => ({ driverName, seniorityNumber, because, offerId, fields });

/** The objection with names instead of the IDs of weeks. */
const nameOffers = (objection: Objection, toName: (id: string) => string): Objection => {
  if (objection.code === 'on-vacation') return { ...objection, weekId: toName(objection.weekId) };
  const gained =
    'gainedId' in objection && objection.gainedId ? { gainedId: toName(objection.gainedId) } : {};
  return objection.code === 'loses'
    ? { ...objection, ...gained, lostId: toName(objection.lostId) }
    : { ...objection, ...gained };
};

/** What speaks against an assignment, one sentence each. */
export const Objections = ({
  because,
  driverName,
}: Pick<AskedAssignment, 'because' | 'driverName'>) => {
  const toName = useWeekName();
  const named = because.map((one) => nameOffers(one, toName));
  return (
    <ul className="list-disc space-y-1 ps-5">
      {adminCopy.disputes.describeObjections(named, driverName).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
};

/** Confirms these objections and no others: if new ones came up meanwhile, the server asks again. */
export const ConfirmationField = ({ because }: Pick<AskedAssignment, 'because'>) => (
  <input type="hidden" name="confirmed" value={toConfirmation(because)} />
);

/** Asks before a manual assignment that passes somebody over, or takes something away from somebody. */
export const ConfirmAssignment = ({
  asked: { driverName, seniorityNumber, because, offerId, fields },
}: {
  asked: AskedAssignment;
}) => {
  const { pathname, search } = useLocation();
  const driver = { employeeId: fields.driverId ?? '', name: driverName, seniorityNumber };
  const title = adminCopy.assignments.checkAssignment(useWeekName()(offerId), nameDriver(driver));
  return (
    <Alert kind="warning" title={title} live="assertive" className="mb-4">
      <Objections because={because} driverName={driverName} />
      <PostForm preventScrollReset className="mt-3 flex flex-wrap gap-3">
        <HiddenFields pairs={Object.entries(fields)} />
        <ConfirmationField because={because} />
        <SendButton intent="assign" variant="primary">
          {adminCopy.assignments.assignAnyway}
        </SendButton>
        <LinkButton to={`${pathname}${search}`} preventScrollReset variant="ghost">
          {copy.common.cancel}
        </LinkButton>
      </PostForm>
    </Alert>
  );
};
