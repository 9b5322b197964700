import { getWorkbookPath } from '~/app/components/address/page-paths';
import { PrintLink } from '~/app/components/print/print-link';
import { LinkButton } from '~/app/components/ui/button';
import { classNames } from '~/app/components/ui/class-names';
import type { IconName } from '~/app/components/ui/icon-names';
import { Menu, MenuLink } from '~/app/components/ui/menu';
import { adminCopy } from '~/app/copy/copy';

export interface ActionLink {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** What it leads to, if that is not a page: a file to download, or a sheet that opens its own print dialog. */
  readonly kind?: 'file' | 'sheet';
}

export const toSheet = (to: string, label: string): ActionLink => ({
  to,
  label,
  icon: 'printer',
  kind: 'sheet',
});

/** The whole list as a workbook and as text. `to`: the URL of the text. */
export const toExports = (
  to: string,
  csv = adminCopy.common.exportCsv,
  excel = adminCopy.common.exportExcel,
): ActionLink[] => [
  { to: getWorkbookPath(to), label: excel, icon: 'file-spreadsheet', kind: 'file' },
  { to, label: csv, icon: 'download', kind: 'file' },
];

const ActionButton = ({ to, label, icon, kind }: ActionLink) =>
  kind === 'sheet' ? (
    <PrintLink to={to} label={label} />
  ) : (
    <LinkButton
      to={to}
      icon={icon}
      preventScrollReset
      {...(kind && { reloadDocument: true, download: true })}
    >
      {label}
    </LinkButton>
  );

export const ActionEntry = ({ to, label, icon, kind }: ActionLink) => (
  <MenuLink
    to={to}
    icon={icon}
    preventScrollReset
    {...(kind && { reloadDocument: true })}
    {...(kind === 'file' && { download: true })}
    {...(kind === 'sheet' && { target: '_blank', rel: 'opener' })}
  >
    {label}
  </MenuLink>
);

/** Links beside each other, or in one menu: on phones, and if there are more than three on most screens. */
export const ActionLinks = ({ links }: { links: readonly ActionLink[] }) => (
  <>
    <div
      className={classNames(
        'flex flex-wrap items-center gap-2',
        links.length > 3 ? 'max-2xl:hidden' : 'max-sm:hidden',
      )}
    >
      {links.map((link) => (
        <ActionButton key={link.to} {...link} />
      ))}
    </div>
    {links.length > 0 && (
      <Menu label={adminCopy.frame.more} className={links.length > 3 ? '2xl:hidden' : 'sm:hidden'}>
        {links.map((link) => (
          <ActionEntry key={link.to} {...link} />
        ))}
      </Menu>
    )}
  </>
);
