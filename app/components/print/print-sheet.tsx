import type { ComponentProps, ReactNode } from 'react';
import { useClock } from '~/app/components/time/use-clock';
import { CompanyLogo } from '~/app/components/ui/company-logo';
import { copy } from '~/app/copy/copy';
import { formatInstant, formatLongInstant } from '~/app/copy/format-time';
import { type AwardSite, getAwardSite } from '~/domain/award/award-input';
import type { Company } from '~/domain/company/company';
import { showLogo, type ShownLogo } from '~/domain/logo/logo';
import type { Site } from '~/domain/site/site';
import { PrintButton, printDelayMs } from './print-button';

/** Who a printed page is from, and when it was printed. */
export interface PrintHead {
  readonly issuer: string;
  readonly logo?: ShownLogo | undefined;
  readonly timeZone: string;
  /** ISO instant. */
  readonly printedAt: string;
}

/** `award`: the site as the version that the page shows names it. */
export const makePrintHead = (
  {
    site,
    company,
  }: {
    readonly site: Pick<Site, 'name' | 'siteId' | 'timeZone'>;
    readonly company: Pick<Company, 'companyId' | 'name' | 'logo'>;
  },
  printedAt: string,
  award?: AwardSite | null,
): PrintHead => {
  const { siteName, timeZone } = getAwardSite(site, award);
  return {
    issuer: `${company.name} · ${siteName} (${site.siteId})`,
    ...(company.logo && { logo: showLogo(company) }),
    timeZone,
    printedAt,
  };
};

/** The letterhead of a printed page. `action`: the button that prints it. */
export const SheetHead = ({
  title,
  about,
  issuer,
  logo,
  timeZone,
  printedAt,
  hasLongTime = false,
  action,
}: PrintHead & {
  title: string;
  about: string;
  /** Whether to write out the weekday and month of the print time. */
  hasLongTime?: boolean;
  action?: ReactNode;
}) => {
  const format = hasLongTime ? formatLongInstant : formatInstant;
  const time = format(printedAt, timeZone, useClock());
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b-2 border-black pb-3 print:pb-1">
      <div>
        {logo && <CompanyLogo logo={logo} className="mb-2" />}
        <p className="font-semibold">{issuer}</p>
        <h1 className="text-2xl font-bold print:text-[17pt]/[1.2]">{title}</h1>
        <p>{about}</p>
      </div>
      <div className="flex flex-col gap-2 sm:items-end">
        {action}
        <p className="text-sm print:text-[9pt]">{copy.print.printed(time)}</p>
      </div>
    </header>
  );
};

/** A page made for printing: letterhead, print time and content. The print dialog opens automatically. */
export const PrintSheet = ({
  forDriver = false,
  isWide = false,
  isLandscape = false,
  choices,
  children,
  ...head
}: Omit<ComponentProps<typeof SheetHead>, 'action'> & {
  forDriver?: boolean;
  isWide?: boolean;
  /** Whether it is printed on landscape pages. */
  isLandscape?: boolean;
  /** Links to other forms of the sheet, which are not printed. */
  choices?: ReactNode;
  children: ReactNode;
}) => (
  // A sheet is paper, so it is light in both themes.
  <main
    data-theme="light"
    data-landscape={isLandscape || undefined}
    className={`mx-auto w-full ${isWide ? 'max-w-5xl' : 'max-w-3xl'} bg-white p-4 text-black sm:p-6 print:max-w-none print:p-0 ${isLandscape ? 'print:text-[9pt]/[1.25]' : 'print:text-[9.5pt]/[1.25]'}`}
  >
    <SheetHead
      {...head}
      action={<PrintButton delayMs={forDriver ? printDelayMs.driver : printDelayMs.admin} />}
    />
    {choices && <div className="mt-4 print:hidden">{choices}</div>}
    {children}
  </main>
);

export const PrintFacts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className="my-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 print:my-2 print:gap-y-0">
    {facts.map(([label, value]) => (
      <div key={label} className="contents">
        <dt>{label}</dt>
        <dd className="font-semibold tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);
