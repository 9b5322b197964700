import { useLoaderData } from '@remix-run/react';
import { PrintButton, printDelayMs } from '~/app/components/print/print-button';
import { titlePage } from '~/app/components/shell/product';
import { CompanyLogo } from '~/app/components/ui/company-logo';
import { QrImage } from '~/app/components/ui/qr-image';
import { adminCopy } from '~/app/copy/copy';
import { qrCode } from '~/app/platform/auth/qr-code.server';
import { dispatcherLoader } from '~/app/platform/guards/guards.server';
import { siteLink } from '~/app/platform/http/site-link.server';
import { employeeIdLength } from '~/domain/drivers/limits';
import { showLogo, type ShownLogo } from '~/domain/logo/logo';

export const meta = titlePage(() => adminCopy.siteLink.poster);
export const handle = { bare: true };

export const loader = dispatcherLoader(
  async ({ request, context, access: { site, company } }): Promise<PosterProps> => {
    const link = siteLink(request, context, site);
    return {
      companyName: company.name,
      ...(company.logo && { logo: showLogo(company) }),
      siteName: site.name,
      link,
      code: qrCode(link),
      contactEmail: site.settings.adminContactEmail,
    };
  },
);

export default function SitePoster() {
  return <Poster {...useLoaderData<typeof loader>()} />;
}

interface PosterProps {
  readonly companyName: string;
  readonly logo?: ShownLogo | undefined;
  readonly siteName: string;
  readonly link: string;
  readonly code: { readonly size: number; readonly path: string };
  readonly contactEmail: string;
}

/** A one-page poster, A4 or Letter, that shows drivers how to reach their site. */
const Poster = ({ companyName, logo, siteName, link, code, contactEmail }: PosterProps) => (
  <main
    data-poster
    className="mx-auto flex w-full max-w-3xl flex-col items-center gap-6 bg-white p-6 text-center text-black print:max-w-none print:p-0"
  >
    <PrintButton delayMs={printDelayMs.admin} className="self-end" />
    <header>
      {logo && <CompanyLogo logo={logo} className="mx-auto mb-2" />}
      <p className="text-xl font-semibold">{companyName}</p>
      <h1 className="text-5xl leading-tight font-bold break-words">{siteName}</h1>
      <p className="mt-3 text-3xl">{adminCopy.siteLink.posterTitle}</p>
    </header>
    <QrImage {...code} label={adminCopy.siteLink.qrCodeOf(link)} className="w-full max-w-[95mm]" />
    <p className="text-xl font-bold break-all">{link}</p>
    <ol className="grid w-full gap-4 border-t-2 border-black pt-6 text-start sm:grid-cols-3 print:grid-cols-3">
      {adminCopy.siteLink.posterSteps(employeeIdLength).map(([title, text], index) => (
        <li key={title} className="flex gap-3">
          <span
            className="grid size-10 shrink-0 place-items-center rounded-full border-2 border-black text-xl font-bold"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <p className="text-lg leading-snug">
            <strong>{title}</strong> {text}
          </p>
        </li>
      ))}
    </ol>
    {contactEmail && <p>{adminCopy.siteLink.questions(contactEmail)}</p>}
  </main>
);
