import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { NoteForm } from '~/app/components/notes/note-form';
import { NotePreview } from '~/app/components/notes/note-preview';
import { DeleteTemplate, NoteTemplates } from '~/app/components/notes/note-templates';
import { SentNotes } from '~/app/components/notes/sent-notes';
import { WithdrawNote } from '~/app/components/notes/withdraw-note';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { ticked } from '~/app/platform/forms/form-fields';
import { failure, failureWith } from '~/app/platform/forms/form.server';
import {
  dispatcherAction,
  dispatcherLoader,
  type AdminArgs,
} from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import { deleteTemplate, saveTemplate } from '~/app/services/notes/change-templates.server';
import { readNotes } from '~/app/services/notes/read-notes.server';
import { previewNote, sendNote, type NoteDraft } from '~/app/services/notes/send-note.server';
import { withdrawNote } from '~/app/services/notes/withdraw-note.server';
import { getDefaultLastDay, getNoteDays } from '~/domain/notes/check-note';
import { audiences } from '~/domain/notes/find-listed';

export const meta = titlePage(() => adminCopy.notes.title);

const path = '/admin/notes';

export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt: now }) => {
  const { timeZone, window: selection } = access.site;
  const query = new URL(request.url).searchParams;
  const notes = await readNotes({ deps, access, now });
  const findTemplate = (name: string) =>
    notes.templates.find(({ id }) => id === query.get(name)) ?? null;
  return {
    ...notes,
    template: findTemplate('template'),
    deleting: findTemplate('delete'),
    withdrawing: notes.current.find(({ id }) => id === query.get('withdraw')) ?? null,
    days: getNoteDays({ timeZone, now }),
    lastDay: getDefaultLastDay(selection.periodId, { timeZone, now }),
    timeZone,
  };
});

const preview = async ({ deps, access, receivedAt: now }: AdminArgs, draft: NoteDraft) => {
  const previewed = await previewNote({ deps, access, draft, now });
  if (!previewed.ok) return keep(draft, previewed.error);
  const { employeeIds, reached } = previewed.value;
  return data({ draft, error: null, preview: { count: employeeIds.length, reached } });
};

/** The refused form with what was typed. */
const keep = (draft: NoteDraft, error: Parameters<typeof failure>[0]) =>
  failureWith(error, { draft, preview: null });

const send = async (args: AdminArgs, draft: NoteDraft) => {
  const { deps, access, receivedAt: now } = args;
  const sent = await sendNote({ deps, access, draft, now });
  if (!sent.ok) return keep(draft, sent.error);
  const { count, emailed } = sent.value;
  return redirectWithSuccess(
    args,
    path,
    serverCopy.notes.sent,
    emailed === null
      ? serverCopy.notes.sentText(count)
      : serverCopy.notes.sentAndEmailed(count, emailed),
  );
};

const withdraw = async (args: AdminArgs, noteId: string) => {
  const { deps, access, receivedAt: now } = args;
  const withdrawn = await withdrawNote({ deps, access, noteId, now });
  if (!withdrawn.ok) return failure(withdrawn.error);
  return redirectWithSuccess(
    args,
    path,
    serverCopy.notes.withdrawn,
    serverCopy.notes.withdrawnText(withdrawn.value),
  );
};

const keepTemplate = async (
  args: AdminArgs,
  draft: NoteDraft,
  { templateId, templateName: name }: { templateId: string; templateName: string },
) => {
  const { deps, access } = args;
  const input = { id: templateId || null, name, title: draft.title, text: draft.text };
  const saved = await saveTemplate({ deps, access, input });
  if (!saved.ok) return keep(draft, saved.error);
  return redirectWithSuccess(
    args,
    `${path}?template=${saved.value.id}`,
    serverCopy.notes.templateSaved,
    serverCopy.notes.templateSavedText(saved.value.name),
  );
};

const dropTemplate = async (args: AdminArgs, templateId: string) => {
  const { deps, access } = args;
  const deleted = await deleteTemplate({ deps, access, templateId });
  if (!deleted.ok) return failure(deleted.error);
  return redirectWithSuccess(
    args,
    path,
    serverCopy.notes.templateDeleted,
    serverCopy.notes.templateDeletedText(deleted.value.name),
  );
};

/** Far more than a site has employee IDs. */
const maxPaste = 256 * 1024;

/** Missing and long texts must get an error message, so the schema accepts them. */
const noteFields = {
  title: z.string().max(10_000),
  text: z.string().max(100_000),
  audience: z.enum(audiences),
  ids: z.string().max(maxPaste).default(''),
  lastDay: z.string().max(40),
  byEmail: ticked,
};

/** The forms of the page of notes; `intent` tells them apart. */
const noteForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.enum(['preview', 'edit', 'send']), ...noteFields }),
  z.object({
    intent: z.literal('save-template'),
    ...noteFields,
    /** Empty for a new template. */
    templateId: z.string().max(60).default(''),
    templateName: z.string().max(10_000),
  }),
  z.object({ intent: z.literal('delete-template'), templateId: z.string().min(1).max(60) }),
  z.object({ intent: z.literal('withdraw'), noteId: z.string().min(1).max(60) }),
]);

export const action = dispatcherAction(async (args) => {
  const form = await args.sentForm.parse(noteForm);
  if (form.intent === 'withdraw') return withdraw(args, form.noteId);
  if (form.intent === 'delete-template') return dropTemplate(args, form.templateId);
  if (form.intent === 'save-template') {
    const { intent: _, templateId, templateName, ...draft } = form;
    return keepTemplate(args, draft, { templateId, templateName });
  }
  const { intent, ...draft } = form;
  if (intent === 'send') return send(args, draft);
  return intent === 'preview' ? preview(args, draft) : data({ draft, error: null, preview: null });
});

/** What the last form sent, and its preview if it asked for one. */
const useSentForm = () => {
  const acted = useActionData<typeof action>();
  return acted && 'draft' in acted ? acted : { draft: null, preview: null };
};

/** Notes to drivers: a form with a preview, templates, and the notes that were sent. */
export default function Notes() {
  const page = useLoaderData<typeof loader>();
  const error = useActionError();
  const { draft, preview } = useSentForm();
  const { template, deleting, withdrawing } = page;
  return (
    <AdminPage title={adminCopy.notes.title} description={adminCopy.notes.intro}>
      <ErrorAlert error={withdrawing ? undefined : error} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_26rem]">
        {draft && preview ? (
          <NotePreview draft={draft} preview={preview} />
        ) : (
          <NoteForm key={template?.id} draft={draft} {...page} />
        )}
        <div className="flex flex-col gap-6">
          <NoteTemplates templates={page.templates} />
          <SentNotes {...page} />
        </div>
      </div>
      {withdrawing && <WithdrawNote note={withdrawing} closeTo={path} error={error} />}
      {deleting && <DeleteTemplate template={deleting} closeTo={path} />}
    </AdminPage>
  );
}
