import { Form, useSearchParams } from '@remix-run/react';
import { getAwardQuery } from '~/app/components/address/award-path';
import { getWorkbookPath } from '~/app/components/address/page-paths';
import { PostForm } from '~/app/components/forms/post-form';
import type { IconName } from '~/app/components/ui/icon-names';
import { Menu, MenuButton, MenuLink } from '~/app/components/ui/menu';
import { adminCopy } from '~/app/copy/copy';
import type { AwardName } from '~/domain/selection/past-awards';
import { publishQuestion, withoutQuestion } from './publishing';

/** Downloads the file at the URL as a workbook and as text. */
const Downloads = ({ to, excel, csv }: { to: string; excel: string; csv: string }) => (
  <>
    <MenuLink to={getWorkbookPath(to)} reloadDocument download icon="file-spreadsheet">
      {excel}
    </MenuLink>
    <MenuLink to={to} reloadDocument download icon="download">
      {csv}
    </MenuLink>
  </>
);

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
  readonly links: readonly {
    readonly to: string;
    readonly label: string;
    readonly icon: IconName;
  }[];
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
  const { assignments, common } = adminCopy;
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
      {links.map(({ to, label, icon }) => (
        <MenuLink key={to} to={to} icon={icon}>
          {label}
        </MenuLink>
      ))}
      {exportTo && <Downloads to={exportTo} excel={common.exportExcel} csv={common.exportCsv} />}
      {payrollOf && (
        <Downloads
          to={`/admin/final-assignments/payroll/export${getAwardQuery(payrollOf)}`}
          excel={assignments.payrollExcel}
          csv={assignments.payrollCsv}
        />
      )}
      {recordTo && (
        <MenuLink to={recordTo} reloadDocument download icon="lock">
          {assignments.awardRecord}
        </MenuLink>
      )}
      {withdrawTo && (
        <MenuLink to={withdrawTo} preventScrollReset icon="undo-2" isDanger>
          {adminCopy.results.withdraw}
        </MenuLink>
      )}
    </Menu>
  );
};
