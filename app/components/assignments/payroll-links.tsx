import { getAwardQuery } from '~/app/components/address/award-path';
import { getWorkbookPath } from '~/app/components/address/page-paths';
import { LinkButton } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import type { AwardName } from '~/domain/selection/past-awards';

/** Downloads what a published version says about work, for payroll, as a workbook or as text. */
export const PayrollLinks = ({ award }: { award: AwardName }) => {
  const path = `/admin/final-assignments/payroll/export${getAwardQuery(award)}`;
  const { payrollExcel, payrollCsv } = adminCopy.assignments;
  return (
    <>
      <LinkButton to={getWorkbookPath(path)} reloadDocument download icon="file-spreadsheet">
        {payrollExcel}
      </LinkButton>
      <LinkButton to={path} reloadDocument download icon="download">
        {payrollCsv}
      </LinkButton>
    </>
  );
};
