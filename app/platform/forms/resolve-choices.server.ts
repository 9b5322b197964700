import { toDriverChoice } from '~/app/copy/driver-choice';
import { toJobChoice } from '~/app/copy/item-choices';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import type { AdminCall } from '~/app/ports/deps';
import { getClock } from '~/domain/settings/editable-settings';
import { fail, ok, type Result } from '~/domain/shared/result';
import { findChoice, showChoice, type Choice, type ChoiceUnclear } from '~/domain/site/choices';
import { maxFound } from '~/domain/site/search-site';

/** All drivers of the site as a field offers them. */
export const loadDriverChoices = async ({
  deps,
  access: { scope },
}: AdminCall<'stores'>): Promise<Choice[]> =>
  (await deps.stores.drivers.list(scope)).items.map(toDriverChoice);

/** All jobs of the site as a field offers them. */
export const loadJobChoices = async ({
  deps,
  access: { scope, site },
}: AdminCall<'stores'>): Promise<Choice[]> => {
  const clock = getClock(site);
  return (await deps.stores.jobs.list(scope)).items.map((job) => toJobChoice(job, clock));
};

/**
 * A form with the IDs that were meant by what was typed into these fields. What means nothing stays as it was typed, and gets
 * the error of whatever does not know it.
 */
export const resolveChoices = <Form extends object>(
  form: Form,
  lists: Readonly<Record<string, readonly Choice[]>>,
): Result<Form, ChoiceUnclear> => {
  const sent = new Map<string, unknown>(Object.entries(form));
  const ids: Record<string, string> = {};
  for (const [field, choices] of Object.entries(lists)) {
    const typed = sent.get(field);
    if (typeof typed !== 'string') continue;
    const found = findChoice(choices, typed);
    if (found.means === 'unclear')
      return fail({ code: 'choice-unclear', typed, field, candidates: found.candidates });
    if (found.means === 'one') ids[field] = found.id;
  }
  return ok({ ...form, ...ids });
};

/** What the page asks about an unclear field. `form`: the fields that are sent again with the answer. */
export const askWhich = (
  error: ChoiceUnclear,
  form: Iterable<readonly [string, unknown]> | object,
) => {
  const { title, text } = getErrorMessage(error);
  const { field, candidates } = error;
  const pairs = Symbol.iterator in form ? [...form] : Object.entries<unknown>({ ...form });
  return {
    title,
    text,
    field,
    candidates: candidates.slice(0, maxFound).map(showChoice),
    more: Math.max(0, candidates.length - maxFound),
    fields: pairs.flatMap(([name, value]): [string, string][] =>
      // The form that asks has a page key of its own.
      typeof value === 'string' && name !== field && name !== 'page' ? [[name, value]] : [],
    ),
  };
};
