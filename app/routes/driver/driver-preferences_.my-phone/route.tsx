import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { MyPhonePage } from '~/app/components/my-phone/my-phone-page';
import { titlePage } from '~/app/components/shell/product';
import { copy, serverCopy } from '~/app/copy/copy';
import { failure } from '~/app/platform/forms/form.server';
import { driverAction, driverLoader } from '~/app/platform/guards/guards.server';
import { readAnew, redirectWithToast } from '~/app/platform/http/toast.server';
import { checkPage, makePageKey } from '~/app/services/access/page-key.server';
import { refuseShortcut } from '~/app/services/own-devices/remember-own-device.server';
import { maxPasskeys } from '~/domain/access/passkey';
import { shortName } from '~/domain/drivers/short-name';
import { actOnPhones, phoneForm } from './act-on-phones.server';

export const meta = titlePage(() => copy.ranking.myPhone);

const selection = 'my-phone';
const path = '/driver-preferences/my-phone';

export const loader = driverLoader(async ({ context, deps, access }) => {
  const { site, driver, ownDevices, ownDeviceId, passkeys, passkeyHandle } = access;
  const rpId = context.platform.passkeys?.rpId;
  const refusal = refuseShortcut(access)?.code ?? null;
  const view = {
    siteName: site.name,
    timeZone: site.timeZone,
    pageKey: makePageKey({ deps, access, selection }),
    refusal,
    // A kiosk must not show what belongs to one driver.
    devices: (refusal === 'own-device-at-kiosk' ? [] : ownDevices).map(
      ({ id, name, since, lastUsedAt }) => ({
        id,
        name,
        since,
        lastUsedAt,
        isThis: id === ownDeviceId,
      }),
    ),
  };
  const passkeyView = rpId !== undefined &&
    refusal !== 'own-device-at-kiosk' && {
      hasPassword: access.signedInBy === 'password',
      passkeys: passkeys.map(({ id, name, since, lastUsedAt }) => ({
        id,
        name,
        since,
        lastUsedAt,
      })),
      made:
        passkeys.length < maxPasskeys
          ? {
              rpId,
              handle: passkeyHandle ?? deps.ids.secret(),
              displayName: `${shortName(driver.name)} · ${site.name}`,
              known: passkeys.map(({ id }) => id),
            }
          : null,
    };
  return data(
    { ...view, passkeys: passkeyView || null },
    { status: refusal === 'own-device-at-kiosk' ? 403 : 200 },
  );
});

export const action = driverAction(async ({ request, sentForm, context, deps, access }) => {
  const form = await sentForm.parse(phoneForm);
  const own = checkPage({ deps, access, selection }, form.page);
  if (!own.ok) return readAnew({ context }, path, own.error);
  const done = await actOnPhones(form, { request, context, deps, access });
  if (!done.ok) return failure(done.error);
  const toast = { ...serverCopy.myPhone.toasts[form.intent], kind: 'success' } as const;
  return redirectWithToast({ context }, path, toast);
});

export default function MyPhone() {
  const refused = useActionData<typeof action>();
  return <MyPhonePage page={useLoaderData<typeof loader>()} error={refused?.error} />;
}
