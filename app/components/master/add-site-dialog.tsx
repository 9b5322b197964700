import { FormDialog } from '~/app/components/forms/form-dialog';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { Alert } from '~/app/components/ui/alert';
import { adminCopy } from '~/app/copy/copy';
import { exampleSiteCode } from '~/domain/registration/registration-request';
import type { NewSiteFields } from '~/domain/site/new-site';
import type { CompanyView } from './company-view';

export interface RefusedSite {
  readonly error: { readonly code: string; readonly title: string; readonly text: string };
  readonly sent: NewSiteFields;
}

const fields = ['siteId', 'name', 'address', 'email'] as const;

/** The field that the error is about, if any. */
const wrongField = ({ error, sent }: RefusedSite) =>
  ({
    'missing-information': fields.find((field) => sent[field].trim() === ''),
    'invalid-site-code': 'siteId',
    'site-code-taken': 'siteId',
    'site-code-reserved': 'siteId',
    'invalid-email': 'email',
  })[error.code];

/** Adds a site to a company. Its administrator's activation link goes to the email address in the form. */
export const AddSiteDialog = ({
  company: { companyId, name, sites, settings },
  refused,
  closeTo,
}: {
  company: CompanyView;
  refused: RefusedSite | undefined;
  closeTo: string;
}) => {
  const { master, common } = adminCopy;
  const form = useFocusFirstError<HTMLFormElement>(refused);
  const wrong = refused && wrongField(refused);
  const getFieldProps = (field: keyof NewSiteFields) => ({
    name: field,
    required: true,
    defaultValue: refused?.sent[field],
    error: wrong === field ? refused?.error.text : undefined,
  });
  return (
    <FormDialog
      title={master.addSiteTo(name)}
      closeTo={closeTo}
      form={form}
      intent="add-site"
      label={master.addSite}
    >
      <input type="hidden" name="companyId" value={companyId} />
      {refused && (
        <Alert kind="error" title={refused.error.title} live="assertive">
          {!wrong && refused.error.text}
        </Alert>
      )}
      <p className="text-sm text-muted tabular-nums">
        {master.sitesInUse(sites.length, settings.maxSites)}
      </p>
      <TextInput
        label={common.siteCode}
        {...getFieldProps('siteId')}
        maxLength={5}
        autoCapitalize="characters"
        inputClassName="uppercase max-w-40"
        hint={master.siteCodeHint(exampleSiteCode)}
      />
      <TextInput label={common.siteName} {...getFieldProps('name')} maxLength={120} />
      <TextInput label={common.siteAddress} {...getFieldProps('address')} maxLength={300} />
      <TextInput
        label={master.adminEmail}
        {...getFieldProps('email')}
        type="email"
        maxLength={254}
        hint={master.adminEmailHint}
      />
    </FormDialog>
  );
};
