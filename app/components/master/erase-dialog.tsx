import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { TextArea } from '~/app/components/forms/text-area';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { adminCopy } from '~/app/copy/copy';
import { erasureWaitDays, maxErasureReason } from '~/domain/erasure/limits';
import type { CompanyView } from './company-view';

/** Says what is erased and when, and asks to type the ID and a reason. */
export const EraseDialog = ({
  company: { companyId, name },
  site,
  error,
  sent,
  closeTo,
}: {
  company: CompanyView;
  /** The site to erase; undefined to erase the company. */
  site: CompanyView['sites'][number] | undefined;
  error: ActionError | undefined;
  sent: { readonly typed: string; readonly reason: string } | undefined;
  closeTo: string;
}) => {
  const { tenantErasure } = adminCopy;
  const form = useFocusFirstError<HTMLFormElement>(error);
  const isOtherId = error?.code === 'other-tenant-typed';
  const hasNoReason = error?.code === 'erasure-reason-missing';
  return (
    <FormDialog
      title={site ? tenantErasure.siteTitle(site.siteId, name) : tenantErasure.companyTitle(name)}
      closeTo={closeTo}
      form={form}
      error={isOtherId || hasNoReason ? undefined : error}
      intent="ask-erasure"
      label={tenantErasure.ask(erasureWaitDays)}
      variant="danger"
    >
      <p>{tenantErasure.waits(erasureWaitDays)}</p>
      <p>{tenantErasure.gone}</p>
      <p>{tenantErasure.stays}</p>
      <input type="hidden" name="companyId" value={companyId} />
      {site && <input type="hidden" name="siteId" value={site.siteId} />}
      <TextInput
        label={tenantErasure.typeId(site?.siteId ?? companyId)}
        name="typed"
        required
        maxLength={60}
        defaultValue={sent?.typed}
        error={isOtherId ? error.text : undefined}
      />
      <TextArea
        label={tenantErasure.reason}
        name="reason"
        required
        rows={2}
        maxLength={maxErasureReason}
        defaultValue={sent?.reason}
        hint={tenantErasure.reasonHint}
        error={hasNoReason ? error.text : undefined}
      />
    </FormDialog>
  );
};
