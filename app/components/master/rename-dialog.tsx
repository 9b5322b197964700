import { adminCopy } from '~/app/copy/copy';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { PostForm } from '~/app/components/forms/post-form';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
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
  const form = useFocusFirstError<HTMLFormElement>(refused);
  const { companyId, name } = company;
  return (
    <RouteDialog
      title={
        site
          ? adminCopy.companies.renameSite(site.siteId, name)
          : adminCopy.companies.renameCompany(name)
      }
      closeTo={closeTo}
    >
      <PostForm ref={form} noValidate preventScrollReset className="flex flex-col gap-4">
        <input type="hidden" name="companyId" value={companyId} />
        {site && <input type="hidden" name="siteId" value={site.siteId} />}
        <TextInput
          label={site ? adminCopy.common.siteName : adminCopy.companies.companyName}
          name="name"
          required
          maxLength={120}
          defaultValue={refused?.name ?? site?.name ?? name}
          error={refused?.text}
          hint={adminCopy.companies.renameHint}
        />
        <DialogFoot closeTo={closeTo} intent="rename" label={adminCopy.companies.saveName} />
      </PostForm>
    </RouteDialog>
  );
};
