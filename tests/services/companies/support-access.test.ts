import { describe, expect, test } from 'vitest';
import { writeIn } from '~/app/copy/server-copy.server';
import { writeMailText } from '~/app/platform/mail/mail-text.server';
import { allDueShards } from '~/app/platform/wiring/due-shards';
import { sendDueMails } from '~/app/services/mail/send-due-mails.server';
import { getSupportEnd, isSupportAllowed } from '~/domain/company/support-access';
import type { NewMail } from '~/domain/mail/mail';
import { toEpochMs } from '~/domain/time/instant';
import { hourMs, minuteMs } from '~/domain/time/time-units';
import { addCompany } from '~/tests/support/companies';
import { fakeSite } from '~/tests/support/fake-site';
import { letSupportIn } from '~/tests/support/let-support-in';
import { addPeople } from '~/tests/support/people';
import { createTestMailer } from '~/tests/support/test-mailer';

const acme = { companyId: 'ACME', siteId: 'NYC01' };

const start = async () => {
  const fake = await fakeSite();
  const { deps } = fake;
  const scope = await addCompany(deps, { ...acme, name: 'Acme Logistics' });
  await addCompany(deps, { companyId: 'OTHER', siteId: 'LAX01' });
  const email = 'ada@acme.test';
  await addPeople(deps, acme, [{ username: 'ada', role: 'site-admin', password: 'x', email }]);
  return {
    ...fake,
    change: (hours: number) => letSupportIn(deps, acme, hours),
    readCompany: async (tenant = acme) => (await deps.stores.sites.read(tenant)).company!,
    send: async () => {
      const sent: NewMail[] = [];
      const mailer = createTestMailer(async (mail) => void sent.push(mail));
      const done = await sendDueMails({ deps, mailer, shards: allDueShards, hasTime: () => true });
      expect(done.failed).toEqual([]);
      return sent.map(({ mail }) => mail);
    },
    readLog: () => deps.stores.activity.latest(scope, 10),
  };
};

describe('support access', () => {
  test('lasts from now on for the hours that were chosen, at that company alone', async () => {
    const { change, readCompany, now, clock } = await start();
    const minutesLeft = async () => {
      const end = getSupportEnd(await readCompany(), now());
      return end && Math.round((toEpochMs(end) - clock.now()) / minuteMs);
    };
    expect(await minutesLeft()).toBeNull();
    await change(24);
    expect(await minutesLeft()).toBe(24 * 60);
    const other = await readCompany({ companyId: 'OTHER', siteId: 'LAX01' });
    expect(isSupportAllowed(other, now())).toBe(false);
    clock.advance(hourMs);
    await change(4);
    expect(await minutesLeft()).toBe(4 * 60);
    const company = await readCompany();
    expect(isSupportAllowed(company, now())).toBe(true);
    expect(isSupportAllowed(company, getSupportEnd(company, now())!)).toBe(false);
    await change(0);
    expect(isSupportAllowed(await readCompany(), now())).toBe(false);
  });

  test('stands in the log of the site, and is told to those who answer for it', async () => {
    const { change, send, readLog } = await start();
    await send();
    await change(24);
    const mails = await send();
    expect(mails).toMatchObject([
      { kind: 'company-changed', to: 'ada@acme.test', act: { by: 'Cora Company' } },
    ]);
    const text = JSON.stringify(writeIn('en', () => writeMailText(mails[0]!)));
    expect(text).toContain('Cora Company, a company administrator, made a change');
    expect(text).toContain('Cora Company lets support sign in until');
    expect(text).not.toContain('master administrator');
    await change(0);
    await send();
    expect((await readLog()).slice(0, 2).map(({ event }) => event)).toMatchObject([
      { code: 'support-access-changed', companyId: 'ACME', until: null },
      { code: 'support-access-changed', until: { timeZone: 'America/New_York' } },
    ]);
  });

  test('that is not given cannot end: nothing is logged or told', async () => {
    const { change, send, readLog } = await start();
    await send();
    const before = await readLog();
    expect((await change(0)).ok).toBe(true);
    expect(await send()).toEqual([]);
    expect(await readLog()).toEqual(before);
  });
});
