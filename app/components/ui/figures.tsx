import { classNames } from './class-names';

/** A few labelled counts side by side. `className` sets the number of columns. */
export const Figures = ({
  figures,
  className,
}: {
  figures: readonly (readonly [label: string, value: number])[];
  className: string;
}) => (
  <dl className={classNames('grid gap-3', className)}>
    {figures.map(([label, value]) => (
      <div
        key={label}
        className="flex flex-col-reverse justify-end rounded-box border border-base-300 bg-base-100 px-3 py-3 sm:px-5"
      >
        <dt className="text-sm break-words hyphens-auto text-muted">{label}</dt>
        <dd className="text-3xl font-bold tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);
