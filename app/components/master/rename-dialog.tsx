import { FormDialog } from '~/app/components/forms/form-dialog';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { adminCopy } from '~/app/copy/copy';
import type { CompanyView } from './company-view';

export interface RefusedName {
  readonly text: string;
  readonly name: string;
}

/** Gives a company or one of its sites another name. */
export const RenameDialog = ({
  company,
  site,
  refused,
  closeTo,
}: {
  company: CompanyView;
  /** The site to rename; undefined to rename the company. */
  site: CompanyView['sites'][number] | undefined;
  refused: RefusedName | undefined;
  closeTo: string;
}) => {
  const { companies } = adminCopy;
  const form = useFocusFirstError<HTMLFormElement>(refused);
  const { companyId, name } = company;
  return (
    <FormDialog
      title={site ? companies.renameSite(site.siteId, name) : companies.renameCompany(name)}
      closeTo={closeTo}
      form={form}
      intent="rename"
      label={companies.saveName}
    >
      <input type="hidden" name="companyId" value={companyId} />
      {site && <input type="hidden" name="siteId" value={site.siteId} />}
      <TextInput
        label={site ? adminCopy.common.siteName : companies.companyName}
        name="name"
        required
        maxLength={120}
        defaultValue={refused?.name ?? site?.name ?? name}
        error={refused?.text}
        hint={companies.renameHint}
      />
    </FormDialog>
  );
};
