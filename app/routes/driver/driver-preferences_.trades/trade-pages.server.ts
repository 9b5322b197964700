import * as z from 'zod';
import { getTradesPath } from '~/app/components/address/award-path';
import { serverCopy } from '~/app/copy/copy';
import { listItemChoices } from '~/app/copy/item-choices';
import type { AppError } from '~/app/platform/error-messages/app-error';
import { pageField } from '~/app/platform/forms/form-fields';
import { failure, failureWith } from '~/app/platform/forms/form.server';
import { askWhich, resolveChoices } from '~/app/platform/forms/resolve-choices.server';
import type { DriverArgs } from '~/app/platform/guards/guards.server';
import { describeSuccess, readAnew, redirectWithToast } from '~/app/platform/http/toast.server';
import { checkPage, makePageKey } from '~/app/services/access/page-key.server';
import { acceptTrade } from '~/app/services/trades/accept-trade.server';
import { declineTrade, takeBackTrade } from '~/app/services/trades/end-trade.server';
import { offerTrade } from '~/app/services/trades/offer-trade.server';
import { readTradesPage } from '~/app/services/trades/read-trades-page.server';
import type { Catalogue } from '~/domain/award/award';
import { getClock } from '~/domain/settings/editable-settings';
import { fail, ok } from '~/domain/shared/result';
import { getTradedAward } from '~/domain/site/traded-award';
import { toInstant } from '~/domain/time/instant';

const getSelection = (
  { deps, access }: Pick<DriverArgs<unknown>, 'deps' | 'access'>,
  of: Catalogue,
): string => `trades ${getTradedAward(access.site, of, toInstant(deps.clock.now())).periodId}`;

/** The page on which a driver trades jobs, or vacation weeks. */
export const readPage = async (
  { request, deps, access }: Pick<DriverArgs<unknown>, 'request' | 'deps' | 'access'>,
  of: Catalogue,
) => {
  const { site, driver, signedInBy } = access;
  return {
    ...(await readTradesPage({ deps, access }, of)),
    of,
    asked: new URL(request.url).searchParams.get('accept'),
    driverName: driver.name,
    timeZone: site.timeZone,
    needsApproval: site.settings.trades !== 'without-approval',
    isByIdAlone: signedInBy === 'id',
    pageKey: makePageKey({ deps, access, selection: getSelection({ deps, access }, of) }),
  };
};

const offerId = z.string().min(1).max(60);
/** What is not chosen arrives as an empty text, which gets its own error message. */
const itemId = z.string().max(40);
/** An ID, or what was typed. */
const typedItem = z.string().max(200).trim();
const tradeForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('offer'), giveId: itemId, wantId: typedItem, page: pageField }),
  z.object({ intent: z.literal('open'), giveId: itemId, page: pageField }),
  z.object({ intent: z.literal('accept'), offerId, page: pageField }),
  z.object({ intent: z.literal('decline'), offerId, page: pageField }),
  z.object({ intent: z.literal('take-back'), offerId, page: pageField }),
]);
type TradeForm = z.infer<typeof tradeForm>;

const act = async (
  { deps, access }: Pick<DriverArgs<unknown>, 'deps' | 'access'>,
  form: TradeForm,
  of: Catalogue,
) => {
  const { trades } = serverCopy;
  const asked = { deps, access };
  if (form.intent === 'offer' || form.intent === 'open') {
    const { giveId, wantId } = { wantId: null, ...form };
    return giveId === '' || wantId === ''
      ? fail({ code: 'trade-not-chosen' } as const)
      : describeSuccess(await offerTrade({ ...asked, input: { of, giveId, wantId } }), () =>
          wantId === null
            ? [trades.opened, trades.openedText(giveId)]
            : [trades.offered, trades.offeredText(giveId, wantId)],
        );
  }
  const input = { of, offerId: form.offerId };
  if (form.intent === 'accept')
    return describeSuccess(await acceptTrade({ ...asked, input }), ({ became }) => [
      trades.accepted,
      trades.acceptedText[became],
    ]);
  return form.intent === 'decline'
    ? describeSuccess(await declineTrade({ ...asked, input }), () => [
        trades.declined,
        trades.declinedText,
      ])
    : describeSuccess(await takeBackTrade({ ...asked, input }), ({ state }) => [
        trades.takenBack,
        state === 'closed' ? trades.closedText : trades.takenBackText,
      ]);
};

/** The form with the job or week that was typed. */
const readTyped = async ({ deps, access }: DriverArgs<unknown>, form: TradeForm, of: Catalogue) => {
  if (form.intent !== 'offer') return ok(form);
  const items = await readTradesPage({ deps, access }, of);
  const wantId = listItemChoices(items, items.choices, getClock(access.site));
  return resolveChoices(form, { wantId });
};

export const actOnTrades = async (args: DriverArgs<unknown>, of: Catalogue) => {
  const { sentForm, context, deps, access } = args;
  const form = await sentForm.parse(tradeForm);
  const path = getTradesPath(of);
  const own = checkPage({ deps, access, selection: getSelection(args, of) }, form.page);
  if (!own.ok) return readAnew({ context }, path, own.error);
  const read = await readTyped(args, form, of);
  if (!read.ok) return failureWith(read.error, { unclear: askWhich(read.error, form) });
  const done = await act(args, read.value, of);
  return done.ok
    ? redirectWithToast({ context }, path, done.value)
    : failure(done.error satisfies AppError);
};
