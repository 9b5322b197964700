import type { ActionError } from '~/app/components/admin/use-action-error';
import { FormDialog } from '~/app/components/forms/form-dialog';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { CompanyLimits, type WrongLimit } from '~/app/components/master/rule-fields';
import { SettingToggle } from '~/app/components/settings/setting-toggle';
import { ZoneField } from '~/app/components/settings/zone-field';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import type { ApprovalTerms } from '~/domain/registration/approval-terms';
import { registrationLimits } from '~/domain/registration/limits';
import type { LimitName } from '~/domain/site/company-changes';

/** What the form shows: what is proposed, or what was typed into a form that was refused. */
export interface ShownTerms extends Omit<ApprovalTerms, 'limits'> {
  readonly limits: Record<LimitName, string | number>;
  readonly wrong?: WrongLimit | undefined;
}

const fieldsByError: Readonly<Record<string, 'companyId' | 'siteCode' | 'timeZone'>> = {
  'company-id-empty': 'companyId',
  'invalid-company-id': 'companyId',
  'company-id-reserved': 'companyId',
  'company-exists': 'companyId',
  'invalid-site-code': 'siteCode',
  'site-code-reserved': 'siteCode',
  'unknown-time-zone': 'timeZone',
};

/** Shows what an approval would create, so that the master administrator corrects and confirms it. */
export const ApproveDialog = ({
  request,
  terms,
  timeZones,
  error,
  closeTo,
}: {
  request: { readonly id: string; readonly companyName: string };
  terms: ShownTerms;
  timeZones: readonly { timeZone: string; label: string }[];
  error: ActionError | undefined;
  closeTo: string;
}) => {
  const { registration, master } = adminCopy;
  const form = useFocusFirstError<HTMLFormElement>(error);
  const findError = (field: string) =>
    error && fieldsByError[error.code] === field ? error.text : undefined;
  return (
    <FormDialog
      title={registration.approveTitle}
      closeTo={closeTo}
      wide
      form={form}
      error={error}
      intent="approve-terms"
      label={registration.confirmApproval}
    >
      <p>
        <Sentence
          text={registration.approveText}
          parts={{
            company: <strong>{request.companyName}</strong>,
            request: <span className="tabular-nums">{request.id}</span>,
          }}
        />
      </p>
      <input type="hidden" name="requestId" value={request.id} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label={registration.wishedCompanyId}
          name="companyId"
          required
          maxLength={registrationLimits.wishedCompanyId}
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={terms.companyId}
          error={findError('companyId')}
          inputClassName="uppercase"
        />
        <TextInput
          label={adminCopy.common.siteCode}
          name="siteCode"
          required
          maxLength={registrationLimits.siteCode}
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={terms.siteId}
          error={findError('siteCode')}
          inputClassName="uppercase"
        />
      </div>
      <ZoneField
        label={registration.timeZone}
        hint={registration.timeZoneHint}
        timeZone={terms.timeZone}
        timeZones={timeZones}
        error={findError('timeZone')}
      />
      <SettingToggle label={master.freeTier} name="isFree" defaultChecked={terms.isFree}>
        {master.freeTierHint}
      </SettingToggle>
      <CompanyLimits limits={terms.limits} wrong={terms.wrong} />
    </FormDialog>
  );
};
