import * as z from 'zod';
import { toEntryCatalogue } from '~/app/components/entry/entry-view';
import type { CataloguePage } from '~/app/components/ranking/catalogue';
import { serverCopy } from '~/app/copy/copy';
import { pageField, pickFields, ticked } from '~/app/platform/forms/form-fields';
import { failure, failureWith } from '~/app/platform/forms/form.server';
import type { AdminArgs } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import type { SaveFacts } from '~/app/ports/picks';
import type { ListOwner } from '~/app/ports/sessions';
import {
  completeView,
  pathWithoutDraft,
  redirectIfEdited,
  type AnyRanking,
  type OwnView,
} from '~/app/routes/driver/driver-preferences/ranking-pages.server';
import { checkPage, makePageKey } from '~/app/services/access/page-key.server';
import { findListOwner, saveEnteredList } from '~/app/services/ranking/enter-list.server';
import type { Ranking } from '~/app/services/ranking/save-picks.server';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { getSeal } from '~/domain/site/seal';

/**
 * The driver that the URL names, and what `load` reads about them, with their list as an administrator may see it. Throws a
 * 404 for a driver of no or another site.
 */
export const openEntry = async <
  List extends SaveFacts,
  Loaded extends { readonly stored: List | null },
>(
  { params, deps, access, receivedAt: now }: AdminArgs,
  { showToAdmin }: Pick<Ranking<{ readonly stored: List | null }, List>, 'showToAdmin'>,
  load: (args: {
    deps: AdminArgs['deps'];
    scope: ListOwner['scope'];
    employeeId: string;
  }) => Promise<Loaded>,
): Promise<{ owner: ListOwner; loaded: Loaded }> => {
  const { data: employeeId } = employeeIdSchema.safeParse(params.employeeId);
  const owner = employeeId === undefined ? null : await findListOwner({ deps, access, employeeId });
  if (!owner) throw new Response(serverCopy.entry.noDriver, { status: 404 });
  const { employeeId: id } = owner.driver;
  const loaded = await load({ deps, scope: access.scope, employeeId: id });
  const stored = showToAdmin({ site: access.site, now }, loaded.stored);
  return { owner, loaded: { ...loaded, stored } };
};

/** What identifies the page of one driver and selection, for drafts and forms. */
const getPage = (
  { deps, access }: AdminArgs,
  { driver, site }: ListOwner,
  ranking: AnyRanking,
) => ({ deps, access, selection: [driver.employeeId, ranking.getSelection(site)].join('#') });

type EntryFacts = { readonly isCarriedOver: boolean };

/** Completes what the driver's own page would show with what entering a list needs. */
export const showEntry = <
  Item,
  Column extends string,
  Filter,
  Loaded extends { readonly stored: List | null },
  List extends SaveFacts,
  Own extends OwnView<Item> & EntryFacts,
>(
  args: AdminArgs,
  {
    catalogue,
    ranking,
    owner,
    stored,
  }: {
    catalogue: CataloguePage<Item, Column, Filter>;
    ranking: Ranking<Loaded, List>;
    owner: ListOwner;
    stored: List | null;
  },
  own: Own,
) => {
  const page = toEntryCatalogue(catalogue, owner.driver);
  const pageKey = makePageKey(getPage(args, owner, ranking));
  const { request, deps } = args;
  const view = completeView({ request, deps, access: owner }, { catalogue: page, pageKey }, own);
  return redirectIfEdited(args, page, {
    ...view,
    // The driver's contact, which is this administrator.
    contactEmail: '',
    seal: getSeal(owner.site, ranking.catalogue, args.receivedAt),
    storedReceipt: stored?.receiptNumber ?? null,
    ownSaveAt: ranking.getOwnSave(owner.site, stored),
  });
};

const entryForm = z.object({
  intent: z.literal('save'),
  pick: pickFields,
  askedBy: z.string().max(1000),
  how: z.string().max(40),
  seenReceipt: z.string().max(40),
  replacesOwn: ticked,
  listKey: pageField,
});

/** Saves the sent list for the driver and redirects with a toast, or returns why not with what was typed. */
export const saveEntry = async <
  Item,
  Column extends string,
  Filter,
  Loaded extends { readonly stored: List | null },
  List extends SaveFacts,
>(
  args: AdminArgs,
  {
    catalogue,
    ranking,
  }: { catalogue: CataloguePage<Item, Column, Filter>; ranking: Ranking<Loaded, List> },
) => {
  const { sentForm, context, deps, access, receivedAt } = args;
  const { pick, seenReceipt, listKey, replacesOwn, askedBy, how } = await sentForm.parse(entryForm);
  const { owner, loaded } = await openEntry(args, ranking, ranking.load);
  if (!checkPage(getPage(args, owner, ranking), listKey).ok)
    return failure({ code: 'selection-ended' });
  const saved = await saveEnteredList({
    ranking,
    deps,
    access: owner,
    loaded,
    ids: pick,
    receivedAt,
    input: {
      username: access.username,
      askedBy,
      how,
      replacesOwn,
      seenReceipt: seenReceipt || null,
    },
  });
  if (!saved.ok) {
    return failureWith(saved.error, { typed: { askedBy, how } });
  }
  const { name } = owner.driver;
  return redirectWithSuccess(
    { context },
    pathWithoutDraft(args, toEntryCatalogue(catalogue, owner.driver)),
    serverCopy.entry.saved,
    serverCopy.entry.savedText(name, pick.length),
  );
};
