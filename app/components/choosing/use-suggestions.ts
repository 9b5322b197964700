import { useAnswer } from '~/app/components/ui/use-answer';
import { suggestChoices, type Choice, type ShownChoice } from '~/domain/site/choices';

/** The lists of the site in which a page searches without having them. */
export type ChoiceList = 'drivers' | 'jobs';

export interface Suggestions {
  readonly choices: readonly ShownChoice[];
  /** Whether nothing matches what was typed. */
  readonly isNothing: boolean;
}

/** What a field suggests: from the choices that the page has, or from a list that the server searches. */
export const useSuggestions = (of: ChoiceList | readonly Choice[], text: string): Suggestions => {
  const typed = text.trim();
  const isRemote = typeof of === 'string';
  const path = isRemote
    ? `/admin/search/choices?${new URLSearchParams({ of, q: typed }).toString()}`
    : '';
  const last = useAnswer<readonly ShownChoice[]>(typed === '' ? '' : path);
  if (isRemote) {
    const choices = typed === '' ? [] : (last?.answer ?? []);
    return { choices, isNothing: choices.length === 0 && typed !== '' && last?.path === path };
  }
  // What was chosen does not hide the others, so that another one can be chosen.
  const isChosen = of.some((one) => one.text === typed);
  const choices = typed === '' || isChosen ? of : suggestChoices(of, typed);
  return { choices, isNothing: choices.length === 0 };
};
