import { useLoaderData } from '@remix-run/react';
import { certificatePath, nameErased } from '~/app/components/master/certificate-view';
import { makePrintHead, PrintFacts, PrintSheet } from '~/app/components/print/print-sheet';
import { PrintTable } from '~/app/components/print/print-table';
import { titlePage } from '~/app/components/shell/product';
import { useClock } from '~/app/components/time/use-clock';
import { LinkButton } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import { formatInstant } from '~/app/copy/format-time';
import { findAskedCertificate } from '~/app/platform/forms/asked-certificate.server';
import { masterLoader } from '~/app/platform/guards/guards.server';
import { erasedKinds } from '~/domain/erasure/erased-kinds';
import { productName } from '~/domain/shared/product';

export const meta = titlePage(() => adminCopy.tenantErasure.certificate);
export const handle = { bare: true };

export const loader = masterLoader(async ({ request, deps, access, receivedAt }) => ({
  certificate: await findAskedCertificate(deps, request),
  head: { ...makePrintHead(access, receivedAt), issuer: productName },
}));

/** What was erased of a company or site, by whom and when, as a printed page. */
export default function PrintCertificate() {
  const { certificate, head } = useLoaderData<typeof loader>();
  const { companyId, siteIds, askedBy, askedAt, begunAt, erasedAt, counts } = certificate;
  const { tenantErasure } = adminCopy;
  const clock = useClock();
  const format = (at: string) => formatInstant(at, head.timeZone, clock);
  const rows = erasedKinds.flatMap((kind) => {
    const count = counts[kind];
    return count ? [[tenantErasure.kinds[kind], count.toLocaleString('en-US')]] : [];
  });
  return (
    <PrintSheet
      title={tenantErasure.certificate}
      about={nameErased(certificate)}
      choices={
        <LinkButton to={certificatePath(certificate, true)} reloadDocument>
          {tenantErasure.json}
        </LinkButton>
      }
      {...head}
    >
      <PrintFacts
        facts={[
          [tenantErasure.facts.companyId, companyId],
          [tenantErasure.facts.siteIds, siteIds.join(', ')],
          [tenantErasure.facts.askedBy, askedBy],
          [tenantErasure.facts.askedAt, format(askedAt)],
          [tenantErasure.facts.begunAt, format(begunAt)],
          [tenantErasure.facts.erasedAt, erasedAt ? format(erasedAt) : tenantErasure.running],
        ]}
      />
      <PrintTable
        caption={tenantErasure.certificate}
        columns={[{ label: tenantErasure.kind, holds: 'lists' }, tenantErasure.count]}
        rows={rows}
      />
    </PrintSheet>
  );
}
