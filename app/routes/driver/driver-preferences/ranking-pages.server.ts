import { redirect } from '@remix-run/node';
import * as z from 'zod';
import {
  rankingPath,
  readRankingQuery,
  type CataloguePage,
} from '~/app/components/ranking/catalogue';
import { readEdit, type AddedGroups } from '~/app/components/ranking/list/read-edit';
import type { CatalogueView } from '~/app/components/ranking/ranking-view';
import { pageField, pickFields, receiptField, seenVersion } from '~/app/platform/forms/form-fields';
import { failure } from '~/app/platform/forms/form.server';
import type { DriverArgs } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import type { SaveFacts } from '~/app/ports/picks';
import type { DriverSession, ListOwner } from '~/app/ports/sessions';
import { checkPage, makePageKey } from '~/app/services/access/page-key.server';
import { findOfferedChannels } from '~/app/services/contacts/offer-reminder.server';
import { confirmNote } from '~/app/services/notes/own-notes.server';
import { savePicks, type Ranking } from '~/app/services/ranking/save-picks.server';
import { confirmResult } from '~/app/services/results/confirm-result.server';
import type { Catalogue } from '~/domain/award/award';
import { pickDriver } from '~/domain/award/award-input';
import { showLogo } from '~/domain/logo/logo';
import type { Channel } from '~/domain/mail/message-kinds';
import { editPicks } from '~/domain/picks/order-picks';
import { markWindows } from '~/domain/site/mark-windows';
import type { Instant } from '~/domain/time/instant';

/** The part of a view that each catalogue provides itself. */
export type OwnView<Item> = Pick<
  CatalogueView<Item, never, never>,
  'list' | 'vanished' | 'saved' | 'storedReceipt' | 'mayEdit' | 'closing' | 'offered'
>;

export type AnyRanking = Pick<Ranking<never, never>, 'getSelection'>;

/**
 * Completes a catalogue's view with what all ranking pages need, and drops from the URL's draft the picks that are no
 * longer offered.
 */
export const completeView = <Item, Column extends string, Filter, Own extends OwnView<Item>>(
  {
    request,
    deps,
    access: { driver, company, site, isKiosk = true, ownDeviceId },
  }: Pick<DriverArgs<unknown>, 'request' | 'deps'> & {
    /** The driver, or whose list an administrator enters. */
    access: ListOwner & Partial<Pick<DriverSession, 'isKiosk' | 'ownDeviceId'>>;
  },
  { catalogue, pageKey }: { catalogue: CataloguePage<Item, Column, Filter>; pageKey: string },
  own: Own,
) => {
  const query = readRankingQuery(catalogue, new URL(request.url).searchParams, pageKey);
  const offered = new Set(own.offered.filter(catalogue.mayRank).map(catalogue.getId));
  return {
    ...own,
    // Where no password is required, an ID alone opens the page, so it holds nothing else of the driver.
    driver: pickDriver(driver),
    companyName: company.name,
    logo: showLogo(company),
    site: {
      companyId: site.companyId,
      siteId: site.siteId,
      name: site.name,
      timeZone: site.timeZone,
    },
    serverNow: deps.clock.now(),
    allowPrinting: site.settings.allowDriverPrinting,
    contactEmail: site.settings.adminContactEmail,
    hasCalendarFeed: !isKiosk,
    hasOwnDevices: site.settings.rememberOwnPhones && !isKiosk,
    isOwnDevice: ownDeviceId !== undefined,
    pageKey,
    query: { ...query, draft: query.draft?.filter((id) => offered.has(id)) ?? null },
  };
};

/** The loader of a printed list. Leads back to the list where the site does not allow printing. */
export const loadPrinted =
  <Args extends { readonly receivedAt: Instant }, View extends { readonly allowPrinting: boolean }>(
    { path }: { readonly path: string },
    readPage: (args: Args) => Promise<View>,
  ) =>
  async (args: Args) => {
    const view = await readPage(args);
    if (!view.allowPrinting) throw redirect(path);
    return { view, printedAt: args.receivedAt };
  };

/** The page key of the signed-in driver's own page. */
export const makeOwnKey = (
  { deps, access }: Pick<DriverArgs<unknown>, 'deps' | 'access'>,
  { getSelection }: AnyRanking,
): string => makePageKey({ deps, access, selection: getSelection(access.site) });

/** Another key whenever the windows of the driver's site change, or another driver has signed in. */
export const makeWindowKey = ({
  deps,
  access,
  receivedAt,
}: Pick<DriverArgs<unknown>, 'deps' | 'access' | 'receivedAt'>): string =>
  makePageKey({ deps, access, selection: markWindows(access.site, receivedAt) });

/** Lets the worker of a driver's own phone keep the page (public/own-phone-worker.js). */
export const allowKeeping = <View extends { readonly isOwnDevice: boolean }>(
  { context, deps, access }: Pick<DriverArgs<unknown>, 'context' | 'deps' | 'access'>,
  view: View,
): View => {
  if (view.isOwnDevice)
    context.setHeader('own-device', makePageKey({ deps, access, selection: 'own-device' }));
  return view;
};

/**
 * Without JavaScript, the buttons of the list send an edit in the URL. If the URL contains an edit, redirects to the
 * URL with the edited draft; otherwise returns the view.
 */
export const redirectIfEdited = <
  Item,
  Column extends string,
  Filter,
  View extends Pick<
    CatalogueView<Item, Column, Filter>,
    'query' | 'list' | 'pageKey' | 'offered' | 'earlier'
  >,
>(
  { request }: Pick<DriverArgs<unknown>, 'request'>,
  catalogue: CataloguePage<Item, Column, Filter>,
  view: View,
): View => {
  const { query, list, pageKey, offered, earlier } = view;
  const { select, rankAll, getId, mayRank } = catalogue;
  const groups: AddedGroups = new Map([
    ['matching', () => select(offered, query.filter, query.sort).filter(mayRank).map(getId)],
    ['earlier', () => earlier?.ids ?? []],
    ...Object.entries(rankAll.orders).map(
      ([name, { sort }]) =>
        [`all-${name}`, () => sort(offered.filter(rankAll.includes)).map(getId)] as const,
    ),
  ]);
  const edit = readEdit(new URL(request.url).searchParams, groups);
  if (!edit) return view;
  const draft = editPicks(query.draft ?? list, edit);
  // A step leaves the row open, so that the next one needs no other page.
  const isStep = edit.action === 'up' || edit.action === 'down';
  const opened = isStep ? query.opened : '';
  const edited = { ...query, draft, opened, isSelecting: false };
  throw redirect(rankingPath(catalogue, edited, pageKey));
};

/** Refuses a form that was sent from the page of another driver or period. Returns null if the page key matches. */
export const refuseOtherPage = (
  { deps, access }: DriverArgs<unknown>,
  { getSelection }: AnyRanking,
  sentBy: string | undefined,
) => {
  const own = checkPage({ deps, access, selection: getSelection(access.site) }, sentBy);
  return own.ok ? null : failure(own.error);
};

/** The URL of the page without its draft. */
export const pathWithoutDraft = <Item, Column extends string, Filter>(
  { request }: Pick<DriverArgs<unknown>, 'request'>,
  catalogue: CataloguePage<Item, Column, Filter>,
): string => {
  const shown = readRankingQuery(catalogue, new URL(request.url).searchParams, '');
  return rankingPath(catalogue, { ...shown, draft: null }, '');
};

/** The URL of the page with its draft. */
export const pathWithDraft = <Item, Column extends string, Filter>(
  { request }: Pick<DriverArgs<unknown>, 'request'>,
  catalogue: CataloguePage<Item, Column, Filter>,
  pageKey: string,
): string =>
  rankingPath(
    catalogue,
    readRankingQuery(catalogue, new URL(request.url).searchParams, pageKey),
    pageKey,
  );

export const saveForm = z.object({
  intent: z.literal('save'),
  pick: pickFields,
  seenReceipt: receiptField,
  /** The receipt of the list saved elsewhere that the driver chose to replace. */
  over: receiptField,
  page: pageField,
});

/** Saves the list that the page sent, and redirects with a toast. */
export const saveList = async <
  Loaded extends { readonly stored: List | null },
  List extends SaveFacts,
>(
  { deps, access, loaded, receivedAt, context }: DriverArgs<Loaded>,
  ranking: Ranking<Loaded, List>,
  { pick: ids, seenReceipt, over }: z.infer<typeof saveForm>,
  done: { path: string; title: string; text: string; emptyText: string },
) => {
  const saved = await savePicks({
    ranking,
    deps,
    access,
    loaded,
    ids,
    receivedAt,
    seenReceipt: over === undefined ? seenReceipt : over,
  });
  if (!saved.ok) return failure(saved.error);
  const description = ids.length === 0 ? done.emptyText : done.text;
  const path = loaded.stored === null ? addReminder(done.path) : done.path;
  return redirectWithSuccess({ context }, path, done.title, description);
};

const reminderParam = 'reminder';
const addReminder = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${reminderParam}=1`;

/** The channels of the reminder that the URL asks the page to offer. */
export const readReminder = ({
  request,
  deps,
  access,
}: Pick<DriverArgs<unknown>, 'request' | 'deps' | 'access'>): Promise<Channel[]> | [] =>
  new URL(request.url).searchParams.has(reminderParam) ? findOfferedChannels({ deps, access }) : [];

export const confirmResultForm = z.object({
  intent: z.literal('confirm-result'),
  version: seenVersion,
  page: pageField,
});

/** About the result of a working week while drivers rank for a later one. */
export const confirmPastResultForm = confirmResultForm.extend({
  intent: z.literal('confirm-past-result'),
  awardId: z.string().max(40),
});

/** Stores that the driver has seen the result that the page showed. */
export const confirmOwnResult = async (
  { deps, access, receivedAt }: DriverArgs<unknown>,
  of: Catalogue,
  form: z.infer<typeof confirmResultForm> | z.infer<typeof confirmPastResultForm>,
  path: string,
) => {
  const { version = 0 } = form;
  const awardId = form.intent === 'confirm-past-result' ? form.awardId : undefined;
  const confirmed = await confirmResult({
    deps,
    access,
    input: { of, version, awardId },
    receivedAt,
  });
  return confirmed.ok ? redirect(path) : failure(confirmed.error);
};

export const confirmNoteForm = z.object({
  intent: z.literal('confirm-note'),
  noteId: z.string().min(1).max(60),
  page: pageField,
});

/** Stores that the driver has read a note. The page keeps its draft, because the note has nothing to do with the list. */
export const confirmOwnNote = async <Item, Column extends string, Filter>(
  args: DriverArgs<unknown>,
  { noteId }: z.infer<typeof confirmNoteForm>,
  { catalogue, ranking }: { catalogue: CataloguePage<Item, Column, Filter>; ranking: AnyRanking },
) => {
  const { deps, access, receivedAt: now } = args;
  await confirmNote({ deps, access, noteId, now });
  return redirect(pathWithDraft(args, catalogue, makeOwnKey(args, ranking)));
};
