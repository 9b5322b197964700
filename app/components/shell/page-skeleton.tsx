/** Stands in for a page that is on its way; what is announced comes from the progress bar. */
export const PageSkeleton = ({ text }: { text: string | undefined }) => (
  <div className="shell flex flex-col gap-5 py-6" data-skeleton aria-hidden="true">
    {text && <p className="font-semibold text-muted">{text}</p>}
    <div className="h-9 w-64 max-w-full animate-pulse rounded-field bg-base-300" />
    <div className="grid gap-4 md:grid-cols-3">
      {[1, 2, 3].map((card) => (
        <div key={card} className="h-32 animate-pulse rounded-box bg-base-300" />
      ))}
    </div>
    <div className="h-80 animate-pulse rounded-box bg-base-300" />
  </div>
);
