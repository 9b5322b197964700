interface MetricCardProps {
  readonly title: string;
  readonly rate: number;
  readonly rateLabel: string;
  readonly note: string;
  readonly figures: readonly (readonly [label: string, value: number])[];
}

/** One rate with what it is made of (spec 2, dashboard). */
export const MetricCard = ({ title, rate, rateLabel, note, figures }: MetricCardProps) => (
  <section className="card border border-base-300 bg-base-100" aria-label={title}>
    <div className="card-body gap-3 p-5">
      <h2 className="text-sm font-semibold text-base-content/80">{title}</h2>
      <p className="flex items-baseline gap-2">
        <span className="text-4xl font-bold tabular-nums">{rate}%</span>
        <span className="text-sm text-base-content/80">{rateLabel}</span>
      </p>
      <progress
        className="progress progress-primary"
        value={rate}
        max={100}
        aria-label={`${title}: ${rate}%`}
      />
      <dl className="grid grid-cols-3 gap-2 text-sm">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-base-content/80">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-base-content/80">{note}</p>
    </div>
  </section>
);
