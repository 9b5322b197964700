import { cleanText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import { checkNoteText, type NoteTextRefusal, maxTemplateName, maxTemplates } from './check-note';
import type { NoteTemplate } from './note-schema';

/** A site's templates, the latest first. `version` is 0 before the first one. */
export interface NoteTemplates {
  readonly version: number;
  readonly templates: readonly NoteTemplate[];
}

export type TemplateRefusal =
  | NoteTextRefusal
  | { readonly code: 'template-name-missing' }
  | { readonly code: 'template-name-too-long'; readonly limit: number }
  | { readonly code: 'template-name-taken'; readonly name: string }
  | { readonly code: 'too-many-templates'; readonly limit: number };

export interface TemplateGone {
  readonly code: 'template-gone';
}

/** Adds the template, or replaces the one with its id. Names differ. */
export const putTemplate = (
  { version, templates }: NoteTemplates,
  typed: NoteTemplate,
): Result<{ readonly stored: NoteTemplates; readonly template: NoteTemplate }, TemplateRefusal> => {
  const name = cleanText(typed.name);
  if (name === '') return fail({ code: 'template-name-missing' });
  if (name.length > maxTemplateName)
    return fail({ code: 'template-name-too-long', limit: maxTemplateName });
  const checked = checkNoteText(typed);
  if (!checked.ok) return checked;
  const others = templates.filter(({ id }) => id !== typed.id);
  if (others.some((one) => one.name === name)) return fail({ code: 'template-name-taken', name });
  if (others.length >= maxTemplates)
    return fail({ code: 'too-many-templates', limit: maxTemplates });
  const template = { id: typed.id, name, ...checked.value };
  return ok({ template, stored: { version, templates: [template, ...others] } });
};

export const dropTemplate = (
  { version, templates }: NoteTemplates,
  id: string,
): Result<{ readonly stored: NoteTemplates; readonly template: NoteTemplate }, TemplateGone> => {
  const template = templates.find((one) => one.id === id);
  if (!template) return fail({ code: 'template-gone' });
  const others = templates.filter((one) => one !== template);
  return ok({ template, stored: { version, templates: others } });
};
