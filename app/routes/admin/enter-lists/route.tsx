import { useActionData, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { combine, field, pathWith, textField } from '~/app/components/address/codec';
import { AdminPage } from '~/app/components/admin/admin-page';
import { SittingCard } from '~/app/components/entry/sitting-card';
import { TypedListForm } from '~/app/components/entry/typed-list-form';
import { enterListsPath } from '~/app/components/entry/use-typed-driver';
import type { RefusedTypedList } from '~/app/components/entry/use-typed-list';
import { readAgain, sendOrKeep } from '~/app/components/ranking/save/send-or-keep';
import { titlePage } from '~/app/components/shell/product';
import { Alert } from '~/app/components/ui/alert';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { formatWeek } from '~/app/copy/format-time';
import { failureWith } from '~/app/platform/forms/form.server';
import { askWhich } from '~/app/platform/forms/resolve-choices.server';
import { stewardAction, stewardLoader, type AdminArgs } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import { enterTypedList, readForCorrection } from '~/app/services/ranking/enter-typed-list.server';
import { readSitting } from '~/app/services/ranking/read-sitting.server';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { askWays, maxAskedByLength } from '~/domain/picks/enter-list';
import { acceptSave, windowStateAt } from '~/domain/selection/selection-window';
import { fail } from '~/domain/shared/result';
import { getSeal } from '~/domain/site/seal';
import { describeTypedDriver, readDriver } from './describe-typed-driver.server';

export const meta = titlePage(() => adminCopy.enterLists.title);

export const shouldRevalidate = readAgain;

export const clientAction = sendOrKeep;

/** The most drivers that the URL holds. */
const maxDone = 100;

const isEmployeeId = (text: string): boolean => employeeIdSchema.safeParse(text).success;

interface Sitting {
  /** The employee IDs of those whose lists were entered, the latest first. */
  readonly done: readonly string[];
  readonly how: string;
  readonly askedBy: string;
}

const doneField = field<readonly string[]>(
  'done',
  [],
  (text) => [...new Set(text.split('-').filter(isEmployeeId))].slice(0, maxDone),
  (ids) => ids.join('-'),
);

/** What the URL holds, so that a reload loses nothing of the sitting. */
const sittingField = combine<Sitting>({
  done: doneField,
  how: field<string>('how', '', (text) => askWays.find((way) => way === text)),
  askedBy: textField('asked', maxAskedByLength),
});

const correctField = field('correct', '', (text) => (isEmployeeId(text) ? text : undefined));

const readQuery = ({ request }: Pick<AdminArgs, 'request'>) => {
  const query = new URL(request.url).searchParams;
  return { sitting: sittingField.read(query), correct: correctField.read(query) };
};

export const loader = stewardLoader(async (args) => {
  const { deps, access, receivedAt: now } = args;
  const { site, scope } = access;
  const { window: selection, settings, timeZone } = site;
  const { sitting, correct } = readQuery(args);
  const [{ items: jobs }, rows, correction] = await Promise.all([
    deps.stores.jobs.list(scope),
    readSitting({ deps, access, employeeIds: sitting.done, now }),
    correct === '' ? null : readForCorrection({ deps, access, employeeId: correct, now }),
  ]);
  const times = { acceptedAt: now, decidedAt: now };
  const mayComplete = settings.afterCutoff === 'may-complete';
  return {
    jobIds: jobs.map(({ jobId }) => jobId),
    rows: rows.map((row) => ({
      ...row,
      correctPath: pathWith(enterListsPath, [
        ...sittingField.write(sitting),
        ...correctField.write(row.employeeId),
      ]),
    })),
    correction,
    sitting,
    periodId: selection.periodId,
    timeZone,
    isSealed: getSeal(site, 'jobs', now) !== null,
    isOpen: windowStateAt(selection, now) === 'open',
    mayEnter: acceptSave(selection, { ...times, mayComplete, hasPicks: true }).ok,
  };
});

const typedForm = z.object({
  intent: z.literal('save'),
  periodId: z.string().max(40),
  driver: z.string().max(200),
  picks: z.string().max(60_000),
  askedBy: z.string().max(1000),
  how: z.string().max(40),
  over: z.string().max(40).default(''),
});

export const action = stewardAction(async (args) => {
  const { sentForm, context, deps, access, receivedAt } = args;
  const sent = await sentForm.parse(typedForm);
  const { driver, picks, askedBy, how } = sent;
  const typed = { driver, picks, askedBy, how };
  const read = await readDriver({ deps, access }, sent);
  if (!read.ok) {
    const unclear = askWhich(read.error, sent);
    return failureWith(read.error, { typed, unclear });
  }
  const { periodId, ...input } = read.value;
  const isCurrent = periodId === access.site.window.periodId;
  const saved = isCurrent
    ? await enterTypedList({ deps, access, input, receivedAt })
    : fail({ code: 'selection-ended' });
  if (!saved.ok) {
    const found = await describeTypedDriver({ deps, access, typed: driver });
    return failureWith(saved.error, { typed, found });
  }
  const { owner, list } = saved.value;
  const { done } = readQuery(args).sitting;
  const others = done.filter((id) => id !== owner.employeeId);
  const sitting = { done: [owner.employeeId, ...others].slice(0, maxDone), how, askedBy };
  return redirectWithSuccess(
    { context },
    pathWith(enterListsPath, sittingField.write(sitting)),
    serverCopy.entry.saved,
    serverCopy.entry.savedText(owner.name, list.jobIds.length),
  );
});

/** Lists from paper, typed one after the other. */
export default function EnterLists() {
  const view = useLoaderData<typeof loader>();
  const refused = useActionData<RefusedTypedList>();
  const { enterLists, entry } = adminCopy;
  const { mayEnter, isOpen, correction, sitting } = view;
  return (
    <AdminPage
      title={enterLists.title}
      eyebrow={formatWeek(view.periodId)}
      description={enterLists.intro}
    >
      {!mayEnter && (
        <Alert kind="warning" title={entry.closed}>
          {entry.closedText}
        </Alert>
      )}
      {mayEnter && !isOpen && (
        <Alert kind="warning" title={entry.late}>
          {entry.lateText}
        </Alert>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {mayEnter && (
          <TypedListForm
            key={`${view.periodId} ${correction?.owner.employeeId ?? ''}`}
            view={view}
            askedBefore={sitting}
            refused={refused}
          />
        )}
        <SittingCard rows={view.rows} timeZone={view.timeZone} />
      </div>
    </AdminPage>
  );
}
