import { Form, useSearchParams } from '@remix-run/react';
import { getAwardQuery } from '~/app/components/address/award-path';
import { ActionEntry, toExports, type ActionLink } from '~/app/components/admin/action-links';
import { PostForm } from '~/app/components/forms/post-form';
import { Menu, MenuButton, MenuLink } from '~/app/components/ui/menu';
import { adminCopy } from '~/app/copy/copy';
import type { AwardName } from '~/domain/selection/past-awards';
import { publishQuestion, withoutQuestion } from './publishing';

/** Opens the confirmation for publishing, where that is not the primary action. */
const PublishEntry = ({ label }: { label: string }) => {
  const [query] = useSearchParams();
  return (
    <Form method="get" preventScrollReset>
      {withoutQuestion(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <MenuButton name="dialog" value={publishQuestion} icon="save">
        {label}
      </MenuButton>
    </Form>
  );
};

export interface AwardMenuProps {
  /** Whether the provisional award can be made. */
  readonly mayPreview: boolean;
  /** What publishing is called; null while it is the primary action, or not possible. */
  readonly publishLabel: string | null;
  /** The URL of the CSV file; null if there is nothing to export. */
  readonly exportTo: string | null;
  /** The published version that payroll goes by; null if there is none. */
  readonly payrollOf: AwardName | null;
  /** The URL of the award record; null before the first publication. */
  readonly recordTo: string | null;
  /** Where the confirmation for withdrawing opens; null if nothing is published. */
  readonly withdrawTo: string | null;
  /** Further pages. */
  readonly links: readonly ActionLink[];
}

/** What can be done with an award besides the primary action. */
export const AwardMenu = ({
  mayPreview,
  publishLabel,
  exportTo,
  payrollOf,
  recordTo,
  withdrawTo,
  links,
}: AwardMenuProps) => {
  const { assignments } = adminCopy;
  const entries = [
    ...links,
    ...(exportTo ? toExports(exportTo) : []),
    ...(payrollOf
      ? toExports(
          `/admin/final-assignments/payroll/export${getAwardQuery(payrollOf)}`,
          assignments.payrollCsv,
          assignments.payrollExcel,
        )
      : []),
    ...(recordTo
      ? [{ to: recordTo, label: assignments.awardRecord, icon: 'lock', kind: 'file' } as const]
      : []),
  ];
  return (
    <Menu label={adminCopy.frame.more}>
      {mayPreview && (
        <PostForm>
          <MenuButton name="intent" value="create-provisional" icon="clipboard-check">
            {assignments.createProvisional}
          </MenuButton>
        </PostForm>
      )}
      {publishLabel && <PublishEntry label={publishLabel} />}
      {entries.map((entry) => (
        <ActionEntry key={entry.to} {...entry} />
      ))}
      {withdrawTo && (
        <MenuLink to={withdrawTo} preventScrollReset icon="undo-2" isDanger>
          {adminCopy.results.withdraw}
        </MenuLink>
      )}
    </Menu>
  );
};
