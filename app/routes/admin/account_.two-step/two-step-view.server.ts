import type { NewPasskey } from '~/app/components/login/ask-passkey';
import { qrCode } from '~/app/platform/auth/qr-code.server';
import { deviceWords } from '~/app/platform/guards/sign-in-origin.server';
import type { RequestContext } from '~/app/platform/http/context.server';
import type { Deps } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import {
  readSecondFactor,
  type SecondFactorFacts,
} from '~/app/services/access/read-second-factor.server';
import { recoveryCodeCount } from '~/domain/access/limits';
import { maxPasskeys } from '~/domain/access/passkey';
import { unknownOrigin } from '~/domain/access/unknown-origin';

const newRecoveryCodes = ({ ids }: Deps) =>
  Array.from({ length: recoveryCodeCount }, () => ids.printedCode());

/**
 * What the user needs to set up an app: the secret as text, as a URI and as a QR code; with the first part of the second
 * step, also recovery codes.
 */
export const makeEnrolment = (
  { oneTimePasswords }: Deps,
  { scope, username }: AdminSession,
  { secret, recoveryCodes }: { secret: string; recoveryCodes?: readonly string[] | undefined },
) => {
  const uri = oneTimePasswords.uri(secret, `${username} ${scope.companyId} ${scope.siteId}`);
  return { secret, uri, qr: qrCode(uri), recoveryCodes: recoveryCodes ?? null };
};

/** What is about to be removed, as the URL says; null without such a part. */
const findRemoved = (factor: SecondFactorFacts | null, wanted: string | null) => {
  if (!factor || wanted === null) return null;
  const isLast = factor.passkeys.length + (factor.hasApp ? 1 : 0) === 1;
  if (wanted === 'app') return factor.hasApp ? { isLast, passkey: null } : null;
  const passkey = factor.passkeys.find(({ id }) => id === wanted);
  return passkey ? { isLast, passkey: { id: passkey.id, name: passkey.name } } : null;
};

/** The second step as the page shows it. `add`, `remove` and `codes` in the URL open a form. */
export const readTwoStepView = async ({
  request,
  context,
  deps,
  access,
}: {
  request: Request;
  context: RequestContext;
  deps: Deps;
  access: AdminSession;
}) => {
  const { scope, site, username } = access;
  const factor = await readSecondFactor(deps, scope, username);
  const query = new URL(request.url).searchParams;
  const rpId = context.platform.passkeys?.rpId;
  const passkeys = factor?.passkeys ?? [];
  const codes = newRecoveryCodes(deps);
  const firstCodes = factor ? undefined : codes;
  const canAddPasskey = rpId !== undefined && passkeys.length < maxPasskeys;
  const addsPasskey = canAddPasskey && query.get('add') === 'passkey';
  const addsApp = factor ? !factor.hasApp && query.get('add') === 'app' : !addsPasskey;
  const device = deviceWords(request.headers.get('user-agent'));
  const made: NewPasskey | null = addsPasskey
    ? {
        rpId,
        // Devices that keep passkeys in a list of their own find each by it. The server does not need it.
        handle: deps.ids.secret(),
        displayName: `${username} · ${site.name}`,
        known: passkeys.map(({ id }) => id),
        isSecondStep: true,
      }
    : null;
  return {
    timeZone: site.timeZone,
    factor,
    canAddPasskey,
    enrolment: addsApp
      ? makeEnrolment(deps, access, {
          secret: deps.oneTimePasswords.newSecret(),
          recoveryCodes: firstCodes,
        })
      : null,
    newPasskey: made && {
      made,
      name: device === unknownOrigin ? '' : device,
      recoveryCodes: firstCodes ?? null,
    },
    removed: findRemoved(factor, query.get('remove')),
    newCodes: factor && query.get('codes') === 'new' ? codes : null,
  };
};
export type TwoStepView = Awaited<ReturnType<typeof readTwoStepView>>;
