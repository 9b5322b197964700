import { useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { ChooseKept } from '~/app/components/retention/choose-kept';
import { ErasedSoFar } from '~/app/components/retention/erased-so-far';
import { KeptState } from '~/app/components/retention/kept-state';
import { ReviewKept } from '~/app/components/retention/review-kept';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { failure } from '~/app/platform/forms/form.server';
import { companyAdminAction, companyAdminLoader } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import {
  chooseRetention,
  withdrawShortening,
} from '~/app/services/retention/change-retention.server';
import { readRetention } from '~/app/services/retention/read-retention.server';
import { keptYears, shorteningWaitDays } from '~/domain/retention/limits';

export const meta = titlePage(() => adminCopy.retention.title);

const yearsField = z.union([
  z.literal('forever').transform(() => null),
  z.coerce.number().pipe(z.literal(keptYears)),
]);
const keptFields = { awards: yearsField, claims: yearsField, log: yearsField };
const reviewQuery = z.object(keptFields);

export const loader = companyAdminLoader(async ({ request, deps, access, receivedAt }) => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const { data: asked = null } = reviewQuery.safeParse(query);
  const found = await readRetention({ deps, access, at: receivedAt, asked });
  return { ...found, timeZone: access.site.timeZone };
});

const retentionForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('choose'), ...keptFields, version: z.coerce.number().int().min(0) }),
  z.object({ intent: z.literal('withdraw') }),
]);

export const action = companyAdminAction(async ({ sentForm, context, access }) => {
  const form = await sentForm.parse(retentionForm);
  // Not the tenant's own, because the company is more than one site.
  const { deps } = context.platform;
  const { retention } = serverCopy;
  if (form.intent === 'withdraw') {
    const withdrawn = await withdrawShortening({ deps, access });
    if (!withdrawn.ok) return failure(withdrawn.error);
    return redirectWithSuccess(
      { context },
      '/admin/keeping-history',
      retention.withdrawn,
      retention.withdrawnText,
    );
  }
  const { version, awards, claims, log } = form;
  const input = { version, kept: { awards, claims, log } };
  const chosen = await chooseRetention({ deps, access, input });
  if (!chosen.ok) return failure(chosen.error);
  const isWaiting = chosen.value.asked !== null;
  return redirectWithSuccess(
    { context },
    '/admin/keeping-history',
    isWaiting ? retention.waits : retention.saved,
    isWaiting ? retention.waitsText(shorteningWaitDays) : retention.savedText,
  );
});

/** For how long the company keeps the history of its sites. */
export default function KeepingHistory() {
  const { retention, erased, review, timeZone } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={adminCopy.retention.title} description={adminCopy.retention.intro}>
      <ErrorAlert error={useActionError()} />
      {review ? (
        <ReviewKept retention={retention} review={review} />
      ) : (
        <>
          <KeptState retention={retention} timeZone={timeZone} />
          <ChooseKept key={retention.version} kept={retention.asked?.kept ?? retention.kept} />
          <ErasedSoFar erased={erased} />
        </>
      )}
    </AdminPage>
  );
}
