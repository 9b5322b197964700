import { PostForm } from '~/app/components/forms/post-form';
import { Select } from '~/app/components/forms/select';
import { TextInput } from '~/app/components/forms/text-input';
import { RoleSelect } from '~/app/components/people/role-select';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { companyRoles, type CompanyRole } from '~/domain/company/admin-role';

interface Rule {
  readonly group: string;
  readonly role: CompanyRole;
  readonly siteId: string | null;
}
interface NamedSite {
  readonly siteId: string;
  readonly name: string;
}

const RuleRow = ({ rule: { group, role, siteId } }: { rule: Rule }) => {
  const { sso, people } = adminCopy;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <strong>{group}</strong> → {people.roles[role]}
        <span className="block text-sm text-muted">{siteId ?? sso.everywhere}</span>
      </p>
      <PostForm preventScrollReset>
        <input type="hidden" name="group" value={group} />
        <input type="hidden" name="role" value={role} />
        <input type="hidden" name="siteId" value={siteId ?? ''} />
        <Button name="intent" value="remove-rule" aria-label={sso.removeOf(group)}>
          {sso.remove}
        </Button>
      </PostForm>
    </li>
  );
};

/** Which groups of the provider have which role. */
export const GroupsCard = ({
  rules,
  sites,
}: {
  rules: readonly Rule[];
  sites: readonly NamedSite[];
}) => {
  const { sso } = adminCopy;
  return (
    <Card title={sso.groups} description={sso.groupsText}>
      {rules.length === 0 ? (
        <p>{sso.noGroups}</p>
      ) : (
        <ul className="divide-y divide-base-300">
          {rules.map((rule) => (
            <RuleRow key={`${rule.siteId} ${rule.role} ${rule.group}`} rule={rule} />
          ))}
        </ul>
      )}
      <PostForm
        noValidate
        preventScrollReset
        className="mt-4 grid max-w-3xl items-end gap-4 sm:grid-cols-3"
        key={rules.length}
      >
        <TextInput label={sso.group} name="group" required spellCheck={false} />
        <RoleSelect label={sso.role} roles={companyRoles} />
        <Select
          label={sso.where}
          name="siteId"
          options={[
            { value: '', label: sso.everywhere },
            ...sites.map(({ siteId, name }) => ({ value: siteId, label: `${siteId} · ${name}` })),
          ]}
        />
        <Button name="intent" value="add-rule" className="sm:justify-self-start">
          {sso.add}
        </Button>
      </PostForm>
    </Card>
  );
};
