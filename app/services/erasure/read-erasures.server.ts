import type { AdminCall } from '~/app/ports/deps';
import type { Erasure } from '~/app/ports/erasures';
import { compareText } from '~/domain/shared/text';

/** The erasures of the site, newest first, and the driver who is asked for; `driver`: null if the roster has none with this ID. */
export const readErasures = async ({
  deps: { stores },
  access: { scope },
  asked,
}: AdminCall<'stores', { asked: string | null }>): Promise<{
  readonly erasures: readonly Erasure[];
  readonly asked: {
    readonly employeeId: string;
    readonly driver: { readonly name: string; readonly seniorityNumber: number } | null;
  } | null;
}> => {
  const [erasures, found] = await Promise.all([
    stores.erasures.list(scope),
    asked === null ? null : stores.access.readDriver(scope, asked),
  ]);
  return {
    erasures: erasures.sort((a, b) => compareText(b.at, a.at)),
    asked: asked === null ? null : { employeeId: asked, driver: found?.driver ?? null },
  };
};
