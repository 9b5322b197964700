import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { textField } from '~/app/components/address/codec';
import { rankingPages } from '~/app/components/address/page-paths';
import { useActionError } from '~/app/components/admin/use-action-error';
import { GiveBackPage } from '~/app/components/preferences/give-back-page';
import { titlePage } from '~/app/components/shell/product';
import { copy, serverCopy } from '~/app/copy/copy';
import { pageField } from '~/app/platform/forms/form-fields';
import { failure } from '~/app/platform/forms/form.server';
import { driverAction, driverLoader } from '~/app/platform/guards/guards.server';
import { readAnew, redirectWithSuccess } from '~/app/platform/http/toast.server';
import { checkPage } from '~/app/services/access/page-key.server';
import {
  giveBackJob,
  readChangeNews,
  takeBackJob,
} from '~/app/services/given-back/give-back-job.server';
import { jobRanking } from '~/app/services/ranking/job-ranking.server';
import { makeOwnKey } from './driver-preferences/ranking-pages.server';

export const meta = titlePage(() => copy.giveBack.open);

const weekField = textField('week', 10);

export const loader = driverLoader(async (args) => {
  const { request, deps, access, receivedAt: now } = args;
  const periodId = weekField.read(new URL(request.url).searchParams);
  const read = await readChangeNews({ deps, access, periodId, now });
  const asked = read?.news.mayGiveBack ?? null;
  return {
    pageKey: makeOwnKey(args, jobRanking),
    asked: read && asked && { ...asked, version: read.award.version, news: read.news },
  };
});

const week = z.string().max(10);
const giveBackForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('give-back'),
    week,
    jobId: z.string().min(1).max(40),
    version: z.coerce.number().int().min(1),
    page: pageField,
  }),
  z.object({ intent: z.literal('keep'), week, page: pageField }),
]);

export const action = driverAction(async ({ sentForm, context, deps, access, receivedAt: now }) => {
  const form = await sentForm.parse(giveBackForm);
  const path = rankingPages.jobs;
  const selection = jobRanking.getSelection(access.site);
  const own = checkPage({ deps, access, selection }, form.page);
  if (!own.ok) return readAnew({ context }, path, own.error);
  const { preferences: texts } = serverCopy;
  const { week: periodId } = form;
  if (form.intent === 'keep') {
    const kept = await takeBackJob({ deps, access, input: { periodId }, now });
    if (!kept.ok) return readAnew({ context }, path, kept.error);
    return redirectWithSuccess({ context }, path, texts.kept, texts.keptText);
  }
  const { jobId, version } = form;
  const given = await giveBackJob({ deps, access, input: { periodId, jobId, version }, now });
  if (!given.ok) return failure(given.error);
  return redirectWithSuccess({ context }, path, texts.givenBack(jobId), texts.givenBackText);
});

/** Asks a driver whether they give back a job that changed after it was published. */
export default function GiveBack() {
  const { asked } = useLoaderData<typeof loader>();
  return <GiveBackPage asked={asked} error={useActionError()} />;
}
