import { expect, test } from 'vitest';
import type { AdminRole } from '~/domain/company/admin-role';
import { published } from '~/domain/selection/selection-window';
import { makeAdminFrame } from '~/domain/site/admin-frame';
import { fakeSite } from '~/tests/support/fake-site';

const start = async () => {
  const { site: getSite } = await fakeSite();
  const { site, company } = await getSite();
  const { closesAt } = site.window;
  const frame = (selectionWindow: typeof site.window, now: string) =>
    makeAdminFrame(
      {
        site: { ...site, window: selectionWindow },
        company,
        role: 'dispatcher',
        username: 'dana-1',
        name: 'Dana',
      },
      now,
    );
  return { window: site.window, closesAt, frame };
};

test('an open selection ends at its cutoff', async () => {
  const { window: selectionWindow, closesAt, frame } = await start();
  expect(frame(selectionWindow, selectionWindow.openedAt)).toEqual({
    siteName: 'Main Site',
    companyName: 'Default Company',
    person: 'Dana',
    role: 'dispatcher',
    canSwitchSite: false,
    periodId: selectionWindow.periodId,
    state: 'open',
    endsAt: closesAt.instant,
    now: selectionWindow.openedAt,
  });
});

test('no time runs between the cutoff and publishing', async () => {
  const { window: selectionWindow, closesAt, frame } = await start();
  expect(frame(selectionWindow, closesAt.instant)).toMatchObject({ state: 'closed', endsAt: null });
});

test('a published award shows until when drivers may file claims, and then nothing', async () => {
  const { window: selectionWindow, frame } = await start();
  const publishedAt = '2026-11-26T12:00:00.000Z';
  const inForce = published(selectionWindow, publishedAt);
  const claimsEnd = '2026-11-27T12:00:00.000Z';
  expect(frame(inForce, publishedAt)).toMatchObject({ state: 'published', endsAt: claimsEnd });
  expect(frame(inForce, claimsEnd)).toMatchObject({ state: 'published', endsAt: null });
});

test('those who work at every site may go on at another one, if the company has several', async () => {
  const { site: getSite } = await fakeSite();
  const { site, company } = await getSite();
  const may = (role: AdminRole, siteIds: readonly string[]) =>
    makeAdminFrame(
      { site, company: { ...company, siteIds: [...siteIds] }, role, username: 'cora' },
      site.window.openedAt,
    ).canSwitchSite;
  expect(may('company-admin', ['MAIN', 'BOS02'])).toBe(true);
  expect(may('company-admin', ['MAIN'])).toBe(false);
  expect(may('site-admin', ['MAIN', 'BOS02'])).toBe(false);
});

test('support sees that it is here, and company admins until when they let it in', async () => {
  const { site: getSite } = await fakeSite();
  const { site, company } = await getSite();
  const now = site.window.openedAt;
  const later = '2099-01-01T17:00:00.000Z';
  const acme = { ...company, companyId: 'ACME', supportUntil: later };
  const frame = (role: AdminRole, other: { byMasterPassword?: true; now?: string } = {}) =>
    makeAdminFrame({ site, company: acme, role, username: 'cora', ...other }, other.now ?? now);
  const until = { instant: later, timeZone: site.timeZone };
  expect(frame('company-admin').support).toMatchObject({ isSupport: false, until });
  expect(frame('site-admin')).not.toHaveProperty('support');
  expect(frame('company-admin', { now: later })).not.toHaveProperty('support');
  const support = frame('site-admin', { byMasterPassword: true });
  expect(support).toMatchObject({ person: 'Support', support: { isSupport: true, until } });
});
