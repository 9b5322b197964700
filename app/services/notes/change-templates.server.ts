import type { Deps, Writing } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import type { NoteTemplate } from '~/domain/notes/note-schema';
import {
  dropTemplate,
  putTemplate,
  type TemplateGone,
  type TemplateRefusal,
} from '~/domain/notes/note-templates';
import { fail, ok, type Result } from '~/domain/shared/result';

interface Args {
  readonly deps: Pick<Deps, Writing>;
  readonly access: Pick<AdminSession, 'scope'>;
}

type ChangeError = TemplateGone | { readonly code: 'templates-changed' };
export type SaveTemplateError = TemplateRefusal | ChangeError;

/** Saves a template: a new one, or the one with the id. */
export const saveTemplate = async ({
  deps,
  access: { scope },
  input: { id, ...text },
}: Args & {
  readonly input: Omit<NoteTemplate, 'id'> & { readonly id: string | null };
}): Promise<Result<NoteTemplate, SaveTemplateError>> => {
  const { notes } = deps.stores;
  const before = await notes.templates(scope);
  if (id !== null && !before.templates.some((one) => one.id === id))
    return fail({ code: 'template-gone' });
  const put = putTemplate(before, { ...text, id: id ?? deps.ids.next() });
  if (!put.ok) return put;
  const { stored, template } = put.value;
  const event = { code: 'note-template-saved', name: template.name, isNew: id === null } as const;
  const entry = makeLogEntry(deps, scope, id === null ? 'create' : 'update', event);
  const saved = await notes.saveTemplates(scope, stored, entry);
  return saved.ok ? ok(template) : saved;
};

export const deleteTemplate = async ({
  deps,
  access: { scope },
  templateId,
}: Args & { readonly templateId: string }): Promise<Result<NoteTemplate, ChangeError>> => {
  const { notes } = deps.stores;
  const removed = dropTemplate(await notes.templates(scope), templateId);
  if (!removed.ok) return removed;
  const { stored, template } = removed.value;
  const event = { code: 'note-template-deleted', name: template.name } as const;
  const saved = await notes.saveTemplates(
    scope,
    stored,
    makeLogEntry(deps, scope, 'delete', event),
  );
  return saved.ok ? ok(template) : saved;
};
