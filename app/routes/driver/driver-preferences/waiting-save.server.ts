import * as z from 'zod';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { pageField, pickFields, receiptField } from '~/app/platform/forms/form-fields';
import type { DriverArgs } from '~/app/platform/guards/guards.server';
import type { SaveFacts } from '~/app/ports/picks';
import { checkPage } from '~/app/services/access/page-key.server';
import type { Ranking } from '~/app/services/ranking/save-picks.server';
import { saveWaiting, toStoredList } from '~/app/services/ranking/save-waiting.server';
import type { SaveAnswer } from '~/domain/picks/waiting-save';

const waitingForm = z.object({
  pick: pickFields,
  seenReceipt: receiptField.pipe(z.string().nullable()),
  page: pageField,
});

type Refusal = Parameters<typeof getErrorMessage>[0];

const answer = (stored: SaveAnswer['stored'], error: Refusal | null): Response => {
  if (!error) return Response.json({ stored, refusal: null } satisfies SaveAnswer);
  const { status, title, text } = getErrorMessage(error);
  const refused: SaveAnswer = { stored, refusal: { code: error.code, title, text } };
  return Response.json(refused, { status });
};

/** A page without a network asks whether the server can be reached and the session is still on. */
export const answerReachable = async (): Promise<Response> => new Response(null, { status: 204 });

/** Answers with data instead of a page, because a save that waited is sent in the background. */
export const answerWaiting = async <
  Loaded extends { readonly stored: List | null },
  List extends SaveFacts,
>(
  { sentForm, deps, access, loaded, receivedAt }: DriverArgs<Loaded>,
  ranking: Ranking<Loaded, List>,
): Promise<Response> => {
  const { pick: ids, seenReceipt, page } = await sentForm.parse(waitingForm);
  const own = checkPage({ deps, access, selection: ranking.getSelection(access.site) }, page);
  if (!own.ok) return answer(toStoredList(ranking, loaded.stored), own.error);
  const save = { ranking, deps, access, loaded, ids, receivedAt, seenReceipt };
  const { stored, refusal } = await saveWaiting(save);
  return answer(stored, refusal);
};
