import type { ReactNode } from 'react';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import type { TotalsView } from './total-cards';

interface MetricsProps {
  readonly totals: TotalsView;
  readonly requests: {
    readonly pending: number;
    readonly approved: number;
    readonly denied: number;
  };
  readonly signIns: { readonly lastDay: number; readonly lastWeek: number };
}

const Metric = ({ label, value }: { label: string; value: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-3 py-1.5">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="font-semibold tabular-nums">{value}</dd>
  </div>
);

/** Counts of registration requests, sign-ins, and active companies and sites. */
export const SystemMetrics = ({ totals, requests, signIns }: MetricsProps) => {
  const { master } = adminCopy;
  const { pending, approved, denied } = requests;
  const groups: readonly [string, readonly (readonly [string, string | number])[]][] = [
    [
      master.requests,
      [
        [adminCopy.common.total, pending + approved + denied],
        [master.pendingRequests, pending],
        [master.approvedRequests, approved],
        [master.rejected, denied],
      ],
    ],
    [
      master.signIns,
      [
        [master.last24Hours, signIns.lastDay],
        [master.last7Days, signIns.lastWeek],
      ],
    ],
    [
      master.activeTotals,
      [
        [master.companies, master.countOf(totals.activeCompanies, totals.companies)],
        [master.sites, master.countOf(totals.activeSites, totals.sites)],
      ],
    ],
  ];
  return (
    <Card title={master.systemMetrics}>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-3">
        {groups.map(([title, figures]) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-1 text-sm font-bold">{title}</h3>
            <dl className="divide-y divide-base-300">
              {figures.map(([label, value]) => (
                <Metric key={label} label={label} value={value} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Card>
  );
};
