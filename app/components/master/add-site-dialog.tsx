import { adminCopy } from '~/app/copy/copy';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { Alert } from '~/app/components/ui/alert';
import { PostForm } from '~/app/components/forms/post-form';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
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
  const form = useFocusFirstError<HTMLFormElement>(refused);
  const wrong = refused && wrongField(refused);
  const getFieldProps = (field: keyof NewSiteFields) => ({
    name: field,
    required: true,
    defaultValue: refused?.sent[field],
    error: wrong === field ? refused?.error.text : undefined,
  });
  return (
    <RouteDialog title={adminCopy.master.addSiteTo(name)} closeTo={closeTo}>
      <PostForm ref={form} noValidate preventScrollReset className="flex flex-col gap-4">
        <input type="hidden" name="companyId" value={companyId} />
        {refused && (
          <Alert kind="error" title={refused.error.title} live="assertive">
            {!wrong && refused.error.text}
          </Alert>
        )}
        <p className="text-sm text-muted tabular-nums">
          {adminCopy.master.sitesInUse(sites.length, settings.maxSites)}
        </p>
        <TextInput
          label={adminCopy.common.siteCode}
          {...getFieldProps('siteId')}
          maxLength={5}
          autoCapitalize="characters"
          inputClassName="uppercase max-w-40"
          hint={adminCopy.master.siteCodeHint(exampleSiteCode)}
        />
        <TextInput label={adminCopy.common.siteName} {...getFieldProps('name')} maxLength={120} />
        <TextInput
          label={adminCopy.common.siteAddress}
          {...getFieldProps('address')}
          maxLength={300}
        />
        <TextInput
          label={adminCopy.master.adminEmail}
          {...getFieldProps('email')}
          type="email"
          maxLength={254}
          hint={adminCopy.master.adminEmailHint}
        />
        <DialogFoot closeTo={closeTo} intent="add-site" label={adminCopy.master.addSite} />
      </PostForm>
    </RouteDialog>
  );
};
