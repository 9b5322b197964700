import { useState, type RefObject } from 'react';
import { createMatcher } from '~/domain/site/search-site';

/** Hides the settings of a form that do not contain every word of the search. Hidden fields are still sent. */
export const useSettingsSearch = (form: RefObject<HTMLFormElement>) => {
  const [query, setQuery] = useState('');
  const [isNoneFound, setNoneFound] = useState(false);
  const search = (typed: string) => {
    setQuery(typed);
    const matches = createMatcher(typed);
    const settings = [...(form.current?.querySelectorAll<HTMLElement>('[data-setting]') ?? [])];
    for (const setting of settings)
      setting.hidden = typed.trim() !== '' && !matches(setting.textContent ?? '');
    setNoneFound(settings.every(({ hidden }) => hidden));
  };
  return { query, search, isNoneFound };
};
