import { useActionData } from '@remix-run/react';
import { getTradesPath } from '~/app/components/address/award-path';
import { rankingPages } from '~/app/components/address/page-paths';
import type { ActionError } from '~/app/components/admin/use-action-error';
import { AskWhich, type AskedChoice } from '~/app/components/choosing/ask-which';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { PostForm } from '~/app/components/forms/post-form';
import { Alert } from '~/app/components/ui/alert';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { DialogFoot } from '~/app/components/ui/dialog-foot';
import { EmptyState } from '~/app/components/ui/empty-state';
import { PageHeader } from '~/app/components/ui/page-header';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { Sentence } from '~/app/components/ui/sentence';
import { StatusChip } from '~/app/components/ui/status-chip';
import { copy } from '~/app/copy/copy';
import { OfferForm } from './offer-form';
import { OpenOfferForm, OpenOffers } from './open-offers';
import { Exchange, TradeItemsProvider } from './trade-items';
import { describeTradedWeek, tradeTones } from './trade-states';
import type { IncomingTrade, OwnTrade, TradesView } from './trades-view';

const Incoming = ({ offer }: { offer: IncomingTrade }) => (
  <li className="py-4 first:pt-0 last:pb-0">
    <p>{copy.trades.offers(offer.seniorityNumber)}</p>
    <Exchange {...offer} />
    <div className="mt-3 flex flex-wrap gap-3">
      <LinkButton
        to={`?accept=${encodeURIComponent(offer.offerId)}`}
        variant="primary"
        preventScrollReset
      >
        {copy.trades.accept}
      </LinkButton>
      <PostForm preventScrollReset>
        <input type="hidden" name="offerId" value={offer.offerId} />
        <Button name="intent" value="decline">
          {copy.trades.decline}
        </Button>
      </PostForm>
    </div>
  </li>
);

const Own = ({ trade }: { trade: OwnTrade }) => (
  <li className="py-4 first:pt-0 last:pb-0">
    <StatusChip tone={tradeTones[trade.state]}>{copy.trades.states[trade.state]}</StatusChip>
    {trade.other && <p className="mt-1.5">{copy.trades.withDriver(trade.other.seniorityNumber)}</p>}
    <Exchange {...trade} />
    {trade.reason !== null && (
      <p className="mt-2 break-words">
        <Sentence text={copy.trades.reason} parts={{ reason: trade.reason }} />
      </p>
    )}
    {trade.changed !== null && (
      <p className="mt-2 break-words">{copy.trades.changed(trade.changed)}</p>
    )}
    {trade.mayTakeBack && (
      <PostForm className="mt-3" preventScrollReset>
        <input type="hidden" name="offerId" value={trade.offerId} />
        <Button name="intent" value="take-back">
          {trade.other ? copy.trades.cancelTrade : copy.trades.takeBack}
        </Button>
      </PostForm>
    )}
  </li>
);

/** Asks before an offer is accepted. The URL opens it. */
const AcceptDialog = ({
  page: { of, week, incoming, asked, needsApproval, isByIdAlone },
  error,
}: {
  page: TradesView;
  error: ActionError | undefined;
}) => {
  const offer = incoming.find(({ offerId }) => offerId === asked);
  if (!offer) return null;
  return (
    <RouteDialog title={copy.trades.acceptTitle} closeTo={getTradesPath(of)}>
      <PostForm className="flex flex-col gap-3">
        <ErrorAlert error={error} />
        <input type="hidden" name="offerId" value={offer.offerId} />
        {week && <p className="font-semibold">{describeTradedWeek(week)}</p>}
        <Exchange {...offer} />
        <p>{needsApproval || isByIdAlone ? copy.trades.acceptWaits : copy.trades.acceptFinal}</p>
        <DialogFoot closeTo={getTradesPath(of)} intent="accept" label={copy.trades.acceptNow} />
      </PostForm>
    </RouteDialog>
  );
};

const Offers = ({ page: { incoming } }: { page: TradesView }) => (
  <Card title={copy.trades.incoming}>
    {incoming.length === 0 ? (
      <p className="text-muted">{copy.trades.noIncoming}</p>
    ) : (
      <ul className="divide-y divide-base-300">
        {incoming.map((offer) => (
          <Incoming key={offer.offerId} offer={offer} />
        ))}
      </ul>
    )}
  </Card>
);

/** A driver's own trades, the offers for what they hold, and the form for a new offer. */
export const TradesPage = ({
  page,
  error,
}: {
  page: TradesView;
  error: ActionError | undefined;
}) => {
  const unclear = useActionData<{ unclear?: AskedChoice }>()?.unclear;
  const { of, week, own, held, refusal, incoming, asked, needsApproval } = page;
  const isAsking = incoming.some(({ offerId }) => offerId === asked);
  return (
    <TradeItemsProvider value={page}>
      <div className="shell flex max-w-3xl flex-col gap-4 pt-5 pb-8">
        <PageHeader
          title={of === 'jobs' ? copy.trades.jobsTitle : copy.trades.weeksTitle}
          eyebrow={page.driverName}
          subtitle={week && describeTradedWeek(week)}
          description={copy.trades.intro}
          back={{ to: rankingPages[of], label: copy.common.backToList }}
        />
        {unclear ? (
          <AskWhich asked={unclear} />
        ) : (
          <ErrorAlert error={isAsking ? undefined : error} />
        )}
        {asked !== null && !isAsking && !error && (
          <Alert kind="warning">{copy.trades.offerGone}</Alert>
        )}
        <AcceptDialog page={page} error={error} />
        {refusal !== null ? (
          <Alert kind="info" title={copy.trades.noTrading}>
            {copy.trades.refusals[refusal]}
          </Alert>
        ) : held.length === 0 ? (
          <Card>
            <EmptyState icon="arrow-left-right" title={copy.trades.nothingHeld}>
              {copy.trades.nothingHeldHint}
            </EmptyState>
          </Card>
        ) : (
          <>
            <p>{needsApproval ? copy.trades.withApproval : copy.trades.withoutApproval}</p>
            <Offers page={page} />
            <OpenOffers page={page} />
            <OpenOfferForm page={page} />
            <OfferForm page={page} />
          </>
        )}
        {(own.length > 0 || (refusal === null && held.length > 0)) && (
          <Card title={copy.trades.own}>
            {own.length === 0 ? (
              <p className="text-muted">{copy.trades.noOwn}</p>
            ) : (
              <ul className="divide-y divide-base-300">
                {own.map((trade) => (
                  <Own key={trade.offerId} trade={trade} />
                ))}
              </ul>
            )}
          </Card>
        )}
      </div>
    </TradeItemsProvider>
  );
};
