import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { AskWhich } from '~/app/components/choosing/ask-which';
import { addressesPath, getAddressPath } from '~/app/components/email-addresses/address-path';
import { DriverAddress } from '~/app/components/email-addresses/driver-address';
import { FindDriver } from '~/app/components/email-addresses/find-driver';
import { PasteAddresses } from '~/app/components/email-addresses/paste-addresses';
import { UnconfirmedList } from '~/app/components/email-addresses/unconfirmed-list';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { titlePage } from '~/app/components/shell/product';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { toDriverChoice } from '~/app/copy/driver-choice';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { failureWith } from '~/app/platform/forms/form.server';
import { askWhich, resolveChoices } from '~/app/platform/forms/resolve-choices.server';
import {
  dispatcherAction,
  dispatcherLoader,
  type AdminArgs,
} from '~/app/platform/guards/guards.server';
import { chooseLanguage } from '~/app/platform/http/language.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import {
  askAgain,
  enterAddress,
  removeEntered,
} from '~/app/services/contacts/enter-address.server';
import { enterPlanned, planAddresses } from '~/app/services/contacts/paste-addresses.server';
import { readAddresses } from '~/app/services/contacts/read-addresses.server';
import { addressForm, showPlan, type AddressForm } from './address-forms.server';

export const meta = titlePage(() => adminCopy.emailAddresses.title);

/** How many drivers the list shows. The others are found by their ID. */
const rowsShown = 100;

export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt: now }) => {
  const all = await readAddresses({ deps, access, now });
  const typed = new URL(request.url).searchParams.get('driver')?.slice(0, 200) ?? '';
  // Links of pages have the employee ID, which may be the seniority number of somebody else.
  const byId = all.filter(({ employeeId }) => employeeId === typed);
  const choices = (byId.length > 0 ? byId : all).map(toDriverChoice);
  const found = typed === '' ? null : resolveChoices({ driver: typed }, { driver: choices });
  const id = found?.ok ? found.value.driver : null;
  const driver = all.find(({ employeeId }) => employeeId === id) ?? null;
  const unconfirmed = all.filter(({ status }) => status.state !== 'confirmed');
  return {
    hasDrivers: all.length > 0,
    typed,
    driver,
    unclear: found?.ok === false ? askWhich(found.error, []) : null,
    problem:
      found?.ok && !driver
        ? getErrorMessage({ code: 'driver-typed-unknown', typed }).text
        : undefined,
    list: {
      count: unconfirmed.length,
      rows: unconfirmed.slice(0, rowsShown).map(({ seen: _, ...row }) => row),
    },
    timeZone: access.site.timeZone,
  };
});

type Many = Extract<AddressForm, { lines: string }>;
type One = Exclude<AddressForm, Many>;

const askingBy = ({ request, context, deps, access }: AdminArgs) => ({
  deps,
  access,
  language: chooseLanguage(request.headers),
  signConfirmation: context.platform.confirmationLinks.sign,
});

/** Previews pasted lines, or enters them. */
const actOnMany = async ({ intent, lines }: Many, args: AdminArgs) => {
  const asking = askingBy(args);
  const planned = await planAddresses({ ...asking, text: lines });
  if (!planned.ok) return failureWith(planned.error, { of: 'many', lines } as const);
  const { asks, problems } = planned.value;
  // Pressed twice, the second request has nothing left to do and says why.
  if (intent === 'preview' || problems.length > 0 || asks.length === 0) {
    const preview = showPlan(planned.value);
    const status = problems.length > 0 ? 422 : 200;
    return data({ of: 'many', lines, preview, error: null } as const, { status });
  }
  const { entered, refused } = await enterPlanned({ ...asking, asks });
  if (refused) {
    const left = asks.slice(entered);
    const rest = left.map(({ driver, email }) => `${driver.employeeId}\t${email}`).join('\n');
    return failureWith(refused, { of: 'many', lines: rest, entered } as const);
  }
  const { askedMany, askedManyText } = serverCopy.emailAddresses;
  return redirectWithSuccess(args, addressesPath, askedMany(entered), askedManyText);
};

/** Enters, sends again or removes the address of one driver. */
const actOnOne = async (form: One, args: AdminArgs) => {
  const { employeeId, seen } = form;
  const asking = { ...askingBy(args), employeeId, seen };
  const done =
    form.intent === 'enter'
      ? await enterAddress({ ...asking, email: form.email })
      : await (form.intent === 'again' ? askAgain : removeEntered)(asking);
  if (!done.ok) {
    const typed = form.intent === 'enter' ? form.email : undefined;
    return failureWith(done.error, { of: 'one', typed } as const);
  }
  const { asked, askedText, removed, removedText } = serverCopy.emailAddresses;
  const [title, describe] = form.intent === 'remove' ? [removed, removedText] : [asked, askedText];
  return redirectWithSuccess(args, getAddressPath(employeeId), title, describe(done.value));
};

export const action = dispatcherAction(async (args) => {
  const form = await args.sentForm.parse(addressForm);
  return 'lines' in form ? actOnMany(form, args) : actOnOne(form, args);
});

/** Who has no confirmed email address, and forms to enter some. */
export default function EmailAddresses() {
  const { hasDrivers, typed, driver, unclear, problem, list, timeZone } =
    useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const error = useActionError();
  const many = sent?.of === 'many' ? sent : undefined;
  const { emailAddresses: own } = adminCopy;
  return (
    <AdminPage title={own.title} description={own.intro}>
      <ErrorAlert error={driver || many ? undefined : error} />
      {unclear && <AskWhich asked={unclear} method="get" />}
      <FindDriver key={typed} typed={typed} problem={problem} />
      {driver && (
        <DriverAddress
          key={`${driver.employeeId} ${driver.seen}`}
          driver={driver}
          typed={sent?.of === 'one' ? sent.typed : undefined}
          error={many ? undefined : error}
          timeZone={timeZone}
        />
      )}
      <PasteAddresses
        lines={many?.lines}
        preview={many && 'preview' in many ? many.preview : undefined}
        entered={many && 'entered' in many ? many.entered : undefined}
        error={many ? error : undefined}
      />
      {hasDrivers && <UnconfirmedList list={list} timeZone={timeZone} />}
    </AdminPage>
  );
}
