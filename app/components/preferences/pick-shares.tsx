import { Card } from '~/app/components/ui/card';
import { classNames } from '~/app/components/ui/class-names';
import { DataTable } from '~/app/components/ui/data-table';
import { Badge } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';
import type { PickShare } from '~/domain/award/figures/pick-shares';

/** The parts also differ in position, label and number, so that nobody has to tell them apart by color. */
const parts = [
  { key: 'pick1', look: 'bg-primary text-primary-content' },
  { key: 'pick2', look: 'bg-primary/35' },
  { key: 'pick3', look: 'bg-primary/20' },
  { key: 'later', look: 'bg-primary/10' },
  { key: 'other', look: 'bg-base-300' },
  { key: 'none', look: 'bg-base-100' },
] as const;

const formatNumber = (seniority: number | null) => String(seniority ?? copy.common.notAvailable);

const bandName = ({ from, to }: PickShare): string =>
  from === to
    ? copy.preferences.oneDriver(formatNumber(from))
    : copy.preferences.driverBand(formatNumber(from), formatNumber(to));

const percent = (part: number, whole: number) => Math.round((part / whole) * 100);

const Bar = ({ share }: { share: PickShare }) => (
  <div
    aria-hidden="true"
    className="flex h-9 w-full overflow-hidden rounded-field border border-base-300 text-xs font-semibold"
  >
    {parts.map(({ key, look }) => {
      const width = percent(share[key], share.drivers);
      return (
        share[key] > 0 && (
          <span
            key={key}
            style={{ flexGrow: share[key] }}
            className={classNames(
              'flex basis-0 flex-wrap justify-center overflow-hidden border-s border-base-100 whitespace-nowrap first:border-s-0',
              look,
            )}
          >
            {/* A text that is too wide moves to a second line, which is hidden, so that none is cut. */}
            <span className="h-full w-px" />
            <span data-part className="leading-9">
              {width >= 18 ? copy.preferences.shares[key] : `${width}%`}
            </span>
          </span>
        )
      );
    })}
  </div>
);

/** Whether a driver is in the band. Drivers without a seniority number come last. */
const isInBand = ({ from, to }: PickShare, seniority: number | null): boolean =>
  seniority === null
    ? to === null
    : from !== null && from <= seniority && (to === null || seniority <= to);

/** Names the colors, because narrow parts of a bar have no room for a name. */
const Legend = ({ shares }: { shares: readonly PickShare[] }) => (
  <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
    {parts
      .filter(({ key }) => shares.some((share) => share[key] > 0))
      .map(({ key, look }) => (
        <li key={key} className="flex items-center gap-1.5">
          <span className={classNames('size-4 rounded-sm border border-base-300', look)} />
          {copy.preferences.shares[key]}
        </li>
      ))}
  </ul>
);

/** How many drivers got which of their picks, by seniority: a chart, with a table of the same figures. */
export const PickShares = ({
  shares,
  seniority,
}: {
  shares: readonly PickShare[];
  /** The driver's own. */
  seniority: number | null;
}) =>
  shares.length > 0 && (
    <Card title={copy.preferences.sharesTitle} description={copy.preferences.sharesHint}>
      <div className="flex flex-col gap-3">
        {shares.map((share) => (
          <div key={`${share.from}`}>
            <p className="mb-1 flex flex-wrap items-center gap-x-2 text-sm font-semibold tabular-nums">
              <span aria-hidden="true">{bandName(share)}</span>
              {isInBand(share, seniority) && (
                <Badge>
                  <span className="sr-only">{bandName(share)}: </span>
                  {copy.preferences.youAreHere}
                </Badge>
              )}
            </p>
            <Bar share={share} />
          </div>
        ))}
      </div>
      <Legend shares={shares} />
      <details className="mt-4">
        <summary className="inline-block min-h-11 link cursor-pointer py-2">
          {copy.preferences.asATable}
        </summary>
        <DataTable
          caption={copy.preferences.sharesCaption}
          className="text-sm"
          heads={[
            copy.preferences.band,
            copy.preferences.drivers,
            ...parts.map(({ key }) => copy.preferences.shares[key]),
          ]}
        >
          {shares.map((share) => (
            <tr key={`${share.from}`} className="tabular-nums">
              <th scope="row" className="px-3 py-2 text-start font-semibold whitespace-nowrap">
                {bandName(share)}
              </th>
              <td className="px-3 py-2">{share.drivers}</td>
              {parts.map(({ key }) => (
                <td key={key} className="px-3 py-2">
                  {percent(share[key], share.drivers)}%
                </td>
              ))}
            </tr>
          ))}
        </DataTable>
      </details>
    </Card>
  );
