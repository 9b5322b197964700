import { Select } from '~/app/components/forms/select';
import { adminCopy } from '~/app/copy/copy';
import { siteRoles, type SiteRole } from '~/domain/company/admin-role';

/** A choice of the roles that a site gives. */
export const RoleSelect = ({
  label,
  selected,
  except,
}: {
  label: string;
  selected?: SiteRole | undefined;
  /** The role that the person has already. */
  except?: string;
}) => (
  <Select
    label={label}
    name="role"
    options={siteRoles
      .filter((role) => role !== except)
      .map((role) => ({ value: role, label: adminCopy.people.roles[role] }))}
    {...(selected && { defaultValue: selected })}
  />
);
