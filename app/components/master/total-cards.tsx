import { Icon } from '~/app/components/ui/icon';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';

export interface TotalsView {
  readonly companies: number;
  readonly activeCompanies: number;
  readonly sites: number;
  readonly activeSites: number;
  readonly drivers: number;
  readonly jobs: number;
}

/** Totals of the whole system. The cards for companies and sites also show how many are active. */
export const TotalCards = ({ totals }: { totals: TotalsView }) => {
  const cards = [
    {
      label: adminCopy.master.companies,
      value: totals.activeCompanies,
      of: totals.companies,
      icon: 'building-complex',
    },
    { label: adminCopy.master.sites, value: totals.activeSites, of: totals.sites, icon: 'map-pin' },
    { label: adminCopy.common.drivers, value: totals.drivers, of: undefined, icon: 'users' },
    { label: adminCopy.master.jobs, value: totals.jobs, of: undefined, icon: 'briefcase-business' },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(({ label, value, of, icon }) => (
        <div
          key={label}
          className="flex flex-col gap-1 rounded-box border border-base-300 bg-base-100 px-4 py-3 sm:px-5"
        >
          <dt className="flex items-center justify-between gap-2 text-sm font-semibold text-muted">
            {label}
            <Icon name={icon} className="size-5 text-primary" />
          </dt>
          <dd className="text-sm text-muted tabular-nums">
            <Sentence
              text={of === undefined ? '{active}' : adminCopy.master.activeCount(of)}
              parts={{
                active: <span className="text-3xl font-bold text-base-content">{value}</span>,
              }}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
};
