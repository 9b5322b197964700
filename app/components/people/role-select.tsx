import { Select } from '~/app/components/forms/select';
import { adminCopy } from '~/app/copy/copy';
import type { CompanyRole } from '~/domain/company/admin-role';

/** A choice of roles. */
export const RoleSelect = ({
  label,
  roles,
  selected,
}: {
  label: string;
  roles: readonly CompanyRole[];
  selected?: CompanyRole | undefined;
}) => (
  <Select
    label={label}
    name="role"
    options={roles.map((role) => ({ value: role, label: adminCopy.people.roles[role] }))}
    {...(selected && { defaultValue: selected })}
  />
);
