import { makeSiteScope } from '~/app/ports/sessions';
import { sendNote } from '~/app/services/notes/send-note.server';
import { defaultTenant } from '~/domain/company/scope';
import { toInstant } from '~/domain/time/instant';
import { makeTestScope } from '~/tests/support/stocked-site';
import type { TestServer } from '~/tests/support/test-server';

const scope = makeTestScope(defaultTenant);

/** Sends long notes to all drivers of the site. */
export const sendNotes = async (
  { platform: { deps } }: TestServer,
  count: number,
): Promise<void> => {
  const { site, company } = await deps.stores.sites.read(scope);
  const actor = { role: 'site-admin', username: 'admin' } as const;
  const access = { site: site!, company: company!, scope: makeSiteScope(scope, actor), ...actor };
  const now = toInstant(deps.clock.now());
  for (let sent = 1; sent <= count; sent += 1) {
    const draft = {
      title: `Gate ${sent} is closed`,
      text: 'Please use another gate until Friday. '.repeat(8),
      lastDay: now.slice(0, 10),
      byEmail: false,
      audience: 'all',
      ids: '',
    } as const;
    const note = await sendNote({ deps, access, draft, now });
    if (!note.ok) throw new Error(note.error.code);
  }
};
