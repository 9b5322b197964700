import { useState, type RefObject } from 'react';
import { findHidden } from './find-hidden';

/** Hides the settings of a form that do not contain every word of the search. Hidden fields are still sent. */
export const useSettingsSearch = (form: RefObject<HTMLFormElement>) => {
  const [query, setQuery] = useState('');
  const [isNoneFound, setNoneFound] = useState(false);
  const search = (typed: string) => {
    setQuery(typed);
    const settings = [...(form.current?.querySelectorAll<HTMLElement>('[data-setting]') ?? [])];
    const hidden = findHidden(
      settings.map(({ textContent }) => textContent ?? ''),
      typed,
    );
    settings.forEach((setting, index) => (setting.hidden = hidden[index] === true));
    setNoneFound(!hidden.includes(false));
  };
  return { query, search, isNoneFound };
};
