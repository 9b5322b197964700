import { formatSeniority } from '~/app/components/disputes/conflict-parts';
import { PostForm } from '~/app/components/forms/post-form';
import { InstantText } from '~/app/components/time/instant-text';
import { Alert } from '~/app/components/ui/alert';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { Sentence } from '~/app/components/ui/sentence';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy, copy } from '~/app/copy/copy';
import type { Catalogue } from '~/domain/award/award';
import type { TradedWeek } from '~/domain/site/traded-award';
import type { NamedObjection, TradingRefusal } from '~/domain/trades/trade-error';
import type { TradeState } from '~/domain/trades/trade-rules';
import { describeTradedWeek, tradeTones } from './trade-states';

interface TradingDriverView {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
  readonly gives: string;
  readonly at: string;
  readonly withPassword: boolean;
}

/** A trade that two drivers agreed on. */
export interface AdminTradeView {
  readonly offerId: string;
  readonly drivers: readonly [TradingDriverView, TradingDriverView];
  readonly state: TradeState;
  readonly reason: string | null;
  /** The job or week whose change ended it; null if none did. */
  readonly changed: string | null;
  readonly objections: readonly NamedObjection[];
}

const Driver = ({ driver }: { driver: TradingDriverView }) => (
  <p>
    <strong>{driver.name}</strong>{' '}
    <span className="text-sm text-muted tabular-nums">
      {driver.employeeId} · {formatSeniority(driver)}
      {!driver.withPassword && ` · ${adminCopy.trades.byIdAlone}`}
    </span>{' '}
    {adminCopy.trades.gives(driver.gives)}
  </p>
);

const Entry = ({ trade, timeZone }: { trade: AdminTradeView; timeZone: string }) => {
  const { offerId, drivers, state, reason, changed, objections } = trade;
  const [first, second] = drivers;
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StatusChip tone={tradeTones[state]}>{copy.trades.states[state]}</StatusChip>
          <span className="text-sm text-muted tabular-nums">
            <Sentence
              text={adminCopy.trades.agreedAt}
              parts={{ time: <InstantText at={second.at} timeZone={timeZone} /> }}
            />
          </span>
        </p>
        <div className="mt-1.5">
          <Driver driver={first} />
          <Driver driver={second} />
        </div>
        {reason !== null && (
          <p className="mt-1 max-w-prose break-words">
            <Sentence text={copy.trades.reason} parts={{ reason }} />
          </p>
        )}
        {changed !== null && (
          <p className="mt-1 max-w-prose break-words">{copy.trades.changed(changed)}</p>
        )}
        {changed === null && objections.length > 0 && (
          <Alert kind="warning" title={adminCopy.trades.standsAgainst}>
            <ul className="list-disc ps-5">
              {objections.map((one) => (
                <li key={JSON.stringify(one)}>{copy.trades.describeObjection(one)}</li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
      {state === 'accepted' && (
        <div className="flex flex-wrap gap-3">
          {objections.length === 0 && (
            <LinkButton
              to={`?approve=${encodeURIComponent(offerId)}`}
              variant="primary"
              preventScrollReset
              aria-label={adminCopy.trades.approveOf(first.name, second.name)}
            >
              {adminCopy.trades.approve}
            </LinkButton>
          )}
          <LinkButton
            to={`?reject=${encodeURIComponent(offerId)}`}
            preventScrollReset
            aria-label={adminCopy.trades.rejectOf(first.name, second.name)}
          >
            {adminCopy.trades.reject}
          </LinkButton>
        </div>
      )}
    </li>
  );
};

/** The trades of jobs or of vacation weeks, those that wait for an answer first. */
export const TradeList = ({
  title,
  of,
  view: { week, refusal, trades, offered, unpublished, timeZone },
}: {
  title: string;
  of: Catalogue;
  view: {
    /** The week of the jobs; null for vacation weeks, and before the first publication. */
    readonly week: TradedWeek | null;
    readonly refusal: TradingRefusal['code'] | null;
    readonly trades: readonly AdminTradeView[];
    readonly offered: number;
    readonly unpublished: number;
    readonly timeZone: string;
  };
}) => (
  <Card
    title={week ? describeTradedWeek(week) : title}
    description={offered > 0 ? adminCopy.trades.offered(offered) : undefined}
  >
    {unpublished > 0 && (
      <Alert kind="warning" title={adminCopy.trades.unpublished(unpublished)}>
        <PostForm>
          <input type="hidden" name="of" value={of} />
          <Button name="intent" value="publish">
            {adminCopy.trades.publish}
          </Button>
        </PostForm>
      </Alert>
    )}
    {refusal !== null ? (
      <p className="text-muted">{adminCopy.trades.refusals[refusal]}</p>
    ) : trades.length === 0 ? (
      <p className="text-muted">{adminCopy.trades.none}</p>
    ) : (
      <ul className="divide-y divide-base-300">
        {trades.map((trade) => (
          <Entry key={trade.offerId} trade={trade} timeZone={timeZone} />
        ))}
      </ul>
    )}
  </Card>
);
