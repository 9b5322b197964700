import { adminCopy, serverCopy } from '~/app/copy/copy';
import { data, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AdminPage, backToDashboard } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { NoteForm } from '~/app/components/notes/note-form';
import { NotePreview } from '~/app/components/notes/note-preview';
import { SentNotes } from '~/app/components/notes/sent-notes';
import { WithdrawNote } from '~/app/components/notes/withdraw-note';
import { pageTitle } from '~/app/components/shell/product';
import { failure } from '~/app/platform/forms/form.server';
import {
  siteAdminAction,
  siteAdminLoader,
  type AdminArgs,
} from '~/app/platform/guards/guards.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import { readNotes } from '~/app/services/notes/read-notes.server';
import { previewNote, sendNote, type NoteDraft } from '~/app/services/notes/send-note.server';
import { withdrawNote } from '~/app/services/notes/withdraw-note.server';
import { getDefaultLastDay, getNoteDays } from '~/domain/notes/check-note';
import { noteForm } from './note-forms.server';

export const meta: MetaFunction = () => [{ title: pageTitle(adminCopy.notes.title) }];

const path = '/admin/notes';

export const loader = siteAdminLoader(async ({ request, deps, access, receivedAt: now }) => {
  const { timeZone, window } = access.site;
  return {
    ...(await readNotes({ deps, access, now })),
    days: getNoteDays({ timeZone, now }),
    lastDay: getDefaultLastDay(window.periodId, { timeZone, now }),
    withdrawing: new URL(request.url).searchParams.get('withdraw'),
    timeZone,
  };
});

const preview = async ({ deps, access, receivedAt: now }: AdminArgs, draft: NoteDraft) => {
  const previewed = await previewNote({ deps, access, draft, now });
  if (!previewed.ok) return keep(draft, previewed.error);
  const { employeeIds, withAddress } = previewed.value;
  return data({ draft, error: null, preview: { count: employeeIds.length, withAddress } });
};

/** The refused form with what was typed. */
const keep = (draft: NoteDraft, error: Parameters<typeof failure>[0]) => {
  const { data: refusal, init } = failure(error);
  return data({ draft, ...refusal, preview: null }, init ?? undefined);
};

const send = async (args: AdminArgs, draft: NoteDraft) => {
  const { deps, access, receivedAt: now } = args;
  const sent = await sendNote({ deps, access, draft, now });
  if (!sent.ok) return keep(draft, sent.error);
  const { count, emailed } = sent.value;
  return redirectWithToast(args, path, {
    title: serverCopy.notes.sent,
    description:
      emailed === null
        ? serverCopy.notes.sentText(count)
        : serverCopy.notes.sentAndEmailed(count, emailed),
    kind: 'success',
  });
};

export const action = siteAdminAction(async (args) => {
  const form = await args.sentForm.parse(noteForm);
  if (form.intent === 'withdraw') {
    const { deps, access, receivedAt: now } = args;
    const withdrawn = await withdrawNote({ deps, access, noteId: form.noteId, now });
    if (!withdrawn.ok) return failure(withdrawn.error);
    return redirectWithToast(args, path, {
      title: serverCopy.notes.withdrawn,
      description: serverCopy.notes.withdrawnText(withdrawn.value),
      kind: 'success',
    });
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

/** Notes to drivers: a form with a preview, and the notes that were sent. */
export default function Notes() {
  const { current, past, days, lastDay, withdrawing, timeZone } = useLoaderData<typeof loader>();
  const error = useActionError();
  const { draft, preview } = useSentForm();
  const withdrawn = current.find(({ id }) => id === withdrawing);
  return (
    <AdminPage
      title={adminCopy.notes.title}
      description={adminCopy.notes.intro}
      back={backToDashboard}
    >
      <ErrorAlert error={withdrawn ? undefined : error} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_26rem]">
        {draft && preview ? (
          <NotePreview draft={draft} preview={preview} />
        ) : (
          <NoteForm draft={draft} days={days} lastDay={lastDay} />
        )}
        <SentNotes {...{ current, past, timeZone }} />
      </div>
      {withdrawn && <WithdrawNote note={withdrawn} closeTo={path} error={error} />}
    </AdminPage>
  );
}
