import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { companyRoles } from '~/domain/company/admin-role';

/** What each role may do. */
export const RoleGuide = () => (
  <Card title={adminCopy.people.whatRolesMay}>
    <dl className="grid gap-3 sm:grid-cols-[12rem_1fr]">
      {companyRoles.toReversed().map((role) => (
        <div key={role} className="contents">
          <dt className="font-semibold">{adminCopy.people.roles[role]}</dt>
          <dd className="text-muted">{adminCopy.people.roleTexts[role]}</dd>
        </div>
      ))}
    </dl>
  </Card>
);
