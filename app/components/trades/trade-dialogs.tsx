import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { TextArea } from '~/app/components/forms/text-area';
import { adminCopy } from '~/app/copy/copy';
import { nameDriver } from '~/app/copy/driver-choice';
import type { Catalogue } from '~/domain/award/award';
import { maxAnswerReason } from '~/domain/claims/limits';
import type { TradedWeek } from '~/domain/site/traded-award';
import type { AdminTradeView } from './trade-list';
import { describeTradedWeek } from './trade-states';

interface DialogProps {
  readonly of: Catalogue;
  /** The week of the jobs; null for vacation weeks. */
  readonly week: TradedWeek | null;
  readonly trade: AdminTradeView;
  readonly error: ActionError | undefined;
}

const closeTo = '/admin/trades';

/** Who has what now and gets what. */
const Changes = ({ of, week, trade: { offerId, drivers } }: Omit<DialogProps, 'error'>) => {
  const [first, second] = drivers;
  return (
    <>
      <input type="hidden" name="of" value={of} />
      <input type="hidden" name="offerId" value={offerId} />
      {week && <p className="font-semibold">{describeTradedWeek(week)}</p>}
      <ul className="list-disc ps-5">
        <li>{adminCopy.trades.hasNow(nameDriver(first), first.gives, second.gives)}</li>
        <li>{adminCopy.trades.hasNow(nameDriver(second), second.gives, first.gives)}</li>
      </ul>
    </>
  );
};

/** Asks before a trade is approved and published. */
export const ApproveDialog = ({ error, ...asked }: DialogProps) => (
  <FormDialog
    title={adminCopy.trades.approveTitle}
    closeTo={closeTo}
    error={error}
    intent="approve"
    label={adminCopy.trades.approveNow}
  >
    <Changes {...asked} />
    <p>{adminCopy.trades.approveText}</p>
  </FormDialog>
);

/** Asks for the reason before a trade is rejected. */
export const RejectDialog = ({
  error,
  typed,
  ...asked
}: DialogProps & { readonly typed: string | undefined }) => (
  <FormDialog
    title={adminCopy.trades.rejectTitle}
    closeTo={closeTo}
    error={error}
    intent="reject"
    label={adminCopy.trades.rejectNow}
    variant="danger"
  >
    <Changes {...asked} />
    <TextArea
      label={adminCopy.trades.reason}
      name="reason"
      required
      maxLength={maxAnswerReason}
      defaultValue={typed}
      hint={adminCopy.trades.reasonHint(maxAnswerReason)}
    />
  </FormDialog>
);
