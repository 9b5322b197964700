import { useLoaderData } from '@remix-run/react';
import { SealedText } from '~/app/components/admin/sealed-note';
import { makePrintHead, PrintSheet, type PrintHead } from '~/app/components/print/print-sheet';
import { SheetIds } from '~/app/components/print/sheet-ids';
import { orderField, SheetOrders } from '~/app/components/print/sheet-orders';
import { titlePage } from '~/app/components/shell/product';
import { useClock } from '~/app/components/time/use-clock';
import { PostingByDriver, PostingByWeek } from '~/app/components/vacations/posting-tables';
import { adminCopy } from '~/app/copy/copy';
import { formatInstant } from '~/app/copy/format-time';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { countDrivers } from '~/domain/award/figures/assignment-rows';
import {
  postByDriver,
  postByWeek,
  type DriverPosting,
  type WeekPosting,
} from '~/domain/award/figures/vacation-posting';
import { getSeal } from '~/domain/site/seal';
import { readAskedVacations } from './final-vacation-assignments/read-view.server';

const orders = ['seniority', 'name', 'week'] as const;
const order = orderField(orders);

export const meta = titlePage(() => adminCopy.vacations.postingTitle);
export const handle = { bare: true };

export const loader = stewardLoader(async (args) => {
  const { request, access, receivedAt } = args;
  const shown = await readAskedVacations(args);
  const head = makePrintHead(access, receivedAt, shown?.publication?.site);
  if (!shown)
    return { ...head, posting: null, seal: getSeal(access.site, 'vacations', receivedAt) };
  const { rows, weeks, publication } = shown;
  const by = order.read(new URL(request.url).searchParams);
  return {
    ...head,
    posting: {
      publication,
      counts: countDrivers(rows),
      isByName: by === 'name',
      drivers: by === 'week' ? null : postByDriver(rows, weeks, by),
      weeks: by === 'week' ? postByWeek(rows, weeks) : null,
    },
    seal: null,
  };
});

export default function Posting() {
  const { vacations } = adminCopy;
  const { posting, seal, ...head } = useLoaderData<typeof loader>();
  if (posting) return <AssignmentPosting {...posting} {...head} />;
  return (
    <PrintSheet title={vacations.assignmentsTitle} about={vacations.provisionalText} {...head}>
      <p className="my-6">{seal && <SealedText seal={seal} />}</p>
    </PrintSheet>
  );
}

interface Publication {
  readonly version: number;
  readonly publishedAt: string;
  readonly digest: string;
  readonly numberedDigest: string | null;
  readonly withdrawn: { readonly at: string } | null;
}

/** Which version of the award a posting shows. */
const useAbout = (publication: Publication | null, timeZone: string): string => {
  const { vacations } = adminCopy;
  const clock = useClock();
  if (!publication) return vacations.provisionalText;
  const { version, publishedAt, withdrawn } = publication;
  return withdrawn
    ? adminCopy.results.withdrawnVersion(version)
    : vacations.versionPublished(version, formatInstant(publishedAt, timeZone, clock));
};

/** The assigned weeks as a poster, by driver or by week. */
const AssignmentPosting = ({
  publication,
  counts,
  isByName,
  drivers,
  weeks,
  ...head
}: PrintHead & {
  publication: Publication | null;
  counts: ReturnType<typeof countDrivers>;
  isByName: boolean;
  /** Null if the posting is by week. */
  drivers: readonly DriverPosting[] | null;
  weeks: readonly WeekPosting[] | null;
}) => (
  <PrintSheet
    title={adminCopy.vacations.assignmentsTitle}
    about={useAbout(publication, head.timeZone)}
    isWide
    choices={
      <div className="flex flex-col gap-2">
        <SheetOrders codec={order} orders={orders} />
        <SheetIds />
      </div>
    }
    {...head}
  >
    <div className="mt-6 print:mt-1">
      {counts.assigned === 0 ? (
        <p>{adminCopy.vacations.noAssignments}</p>
      ) : weeks ? (
        <PostingByWeek weeks={weeks} />
      ) : (
        <PostingByDriver drivers={drivers ?? []} isByName={isByName} />
      )}
    </div>
    <p className="mt-4 text-sm print:mt-2 print:text-[8.5pt]">
      {adminCopy.vacations.assignedOf(counts.assigned, counts.drivers)}{' '}
      {publication && adminCopy.vacations.digest(publication.digest)}{' '}
      {publication?.numberedDigest &&
        adminCopy.vacations.numberedDigest(publication.numberedDigest)}
    </p>
  </PrintSheet>
);
