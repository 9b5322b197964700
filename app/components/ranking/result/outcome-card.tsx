import { useId, type ReactNode } from 'react';
import { saveBarLook } from '~/app/components/ranking/save/bar-look';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';
import { Sentence } from '~/app/components/ui/sentence';
import { Badge } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';
import type { GivenReason, DriverOutcome } from '~/domain/award/driver-outcome';
import { orderReasons } from '~/domain/award/order-reasons';

/**
 * The reason in the reader's language. Earlier versions of the application stored the reason as text, which is returned
 * unchanged.
 */
export const getReasonText = (reason: string | GivenReason): string => {
  if (typeof reason === 'string') return reason;
  return 'text' in reason ? reason.text : copy.reasons.describe(reason);
};

type Reason = DriverOutcome['reasons'][number];

interface HeadProps {
  readonly eyebrow: ReactNode;
  readonly title: string;
  readonly detail?: ReactNode;
  /** How the driver got the assignment; undefined without one. */
  readonly label: string | undefined;
}

const Head = ({
  titleId,
  isAwarded,
  eyebrow,
  title,
  detail,
  label,
}: HeadProps & { titleId: string; isAwarded: boolean }) => (
  <div className="flex items-start gap-4 rounded-t-box bg-neutral p-[min(1.25rem,5vw)] text-neutral-content sm:p-6">
    <Icon
      name={isAwarded ? 'circle-check' : 'circle-dashed'}
      className="mt-1 size-8 shrink-0 max-[22rem]:hidden"
    />
    <div className="min-w-0">
      <p className="opacity-90">{eyebrow}</p>
      <h2 id={titleId} className="text-2xl font-bold sm:text-3xl">
        {title}
      </h2>
      {detail && <p className="mt-1 text-lg">{detail}</p>}
      {label && (
        <p className="mt-2">
          <Sentence text={copy.ranking.assignedHow} parts={{ how: <strong>{label}</strong> }} />
        </p>
      )}
    </div>
  </div>
);

/**
 * Shown after publishing: the awarded item, if any, and the reason for the result of each pick. `isFolded` collapses
 * the reasons on pages that are mainly about something else.
 */
export const OutcomeCard = ({
  outcome,
  eyebrow,
  title,
  detail,
  label,
  noPicks,
  isFolded = false,
  claims = [],
  news,
  confirm,
  describePick,
  belowReason,
  next = copy.ranking.askAdmin,
  children,
}: HeadProps & {
  outcome: DriverOutcome | null;
  noPicks: string;
  isFolded?: boolean;
  /** The driver's claims, whose picks come first. */
  claims?: readonly { readonly jobId?: string | undefined }[];
  /** Rendered between the result and its reasons. */
  news?: ReactNode;
  /** Asks to confirm the result. Stays in sight below the reasons. */
  confirm?: ReactNode;
  /** What a pick is, beside its ID; null if that is not known. */
  describePick?: ((pickId: string) => string | null) | undefined;
  belowReason?: (reason: Reason) => ReactNode;
  /** Tells a driver who got nothing what happens next. */
  next?: ReactNode;
  children?: ReactNode;
}) => {
  const isAwarded = outcome !== null && outcome.awardedId !== null;
  const reasons = outcome?.reasons ?? [];
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-box border border-base-300 bg-base-100">
      <Head
        titleId={titleId}
        isAwarded={isAwarded}
        eyebrow={eyebrow}
        title={title}
        detail={detail}
        label={label}
      />
      <div className="p-4 sm:p-5">
        {news && <div className="mb-4">{news}</div>}
        {reasons.length === 0 ? (
          <p>{noPicks}</p>
        ) : (
          <Reasons
            reasons={reasons}
            claims={claims}
            isFolded={isFolded}
            describePick={describePick}
            belowReason={belowReason}
          />
        )}
        {!isAwarded && <div className="mt-3">{next}</div>}
        {children}
      </div>
      {confirm && (
        <div className={classNames(saveBarLook, 'border-base-300 bg-base-100 px-4 py-2 sm:px-5')}>
          {confirm}
        </div>
      )}
    </section>
  );
};

interface ReasonsProps {
  readonly reasons: readonly Reason[];
  readonly describePick: ((pickId: string) => string | null) | undefined;
  readonly belowReason: ((reason: Reason) => ReactNode) | undefined;
}

/** What the pick is, after its ID; nothing if that is not known. */
const PickFacts = ({ facts }: { facts: string | null | undefined }) => facts && ` · ${facts}`;

const ReasonRows = ({ reasons, describePick, belowReason }: ReasonsProps) => (
  <ol className="flex flex-col">
    {reasons.map((reason) => (
      <li key={reason.rank} className="border-t border-base-300 py-2.5">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <span className="tabular-nums">
            <span className="text-sm text-muted">{copy.common.pick(reason.rank)}</span>{' '}
            <strong>{reason.pickId}</strong>
            <PickFacts facts={describePick?.(reason.pickId)} />
          </span>
          <span className="min-w-[min(12rem,100%)] flex-1">{getReasonText(reason)}</span>
        </div>
        {belowReason?.(reason)}
      </li>
    ))}
  </ol>
);

const Folded = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <details className="group">
    <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-bold">
      <Icon name="chevron-right" className="size-5 transition-transform group-open:rotate-90" />
      {title}
    </summary>
    {children}
  </details>
);

const Reasons = ({
  isFolded,
  reasons,
  claims,
  ...rows
}: ReasonsProps & {
  isFolded: boolean;
  claims: readonly { readonly jobId?: string | undefined }[];
}) => {
  const { first, others } = orderReasons(reasons, claims);
  const title = (
    <Sentence text={copy.ranking.picksAndWhy} parts={{ count: <Badge>{reasons.length}</Badge> }} />
  );
  if (isFolded)
    return (
      <Folded title={title}>
        <ReasonRows reasons={[...first, ...others]} {...rows} />
      </Folded>
    );
  return (
    <>
      <h3 className="mb-3 flex items-center gap-2 font-bold">{title}</h3>
      <ReasonRows reasons={first} {...rows} />
      {others.length > 0 && (
        <Folded title={copy.ranking.moreReasons(others.length)}>
          <ReasonRows reasons={others} {...rows} />
        </Folded>
      )}
    </>
  );
};
