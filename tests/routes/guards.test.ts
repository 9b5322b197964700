import { expect, test } from 'vitest';
import { declaredGuard } from '~/app/platform/guards.server';

interface RouteModule {
  loader?: object;
  action?: object;
}

const modules = import.meta.glob<RouteModule>(
  ['../../app/routes/*.{ts,tsx}', '../../app/routes/*/route.{ts,tsx}', '../../app/root.tsx'],
  { eager: true },
);
const nameOf = (path: string) =>
  path
    .replace('../../app/', '')
    .replace(/^routes\//, '')
    .replace(/(\/route)?\.tsx?$/, '');

/** Who may ask for what. A new route stands here or fails the test (style rule 5). */
const expected: Record<string, { loader?: string; action?: string }> = {
  root: { loader: 'public' },
  $: { loader: 'public', action: 'public' },
  _index: { loader: 'public', action: 'public' },
  's.$companyId.$siteId': { loader: 'public', action: 'public' },
  'driver-login': { loader: 'public', action: 'public' },
  'request-access': { loader: 'public', action: 'public' },
  'reset-password': { loader: 'public', action: 'public' },
  logout: { loader: 'public', action: 'public' },
  'kiosk.alive': { loader: 'driver' },
  'driver-preferences': { loader: 'driver', action: 'driver' },
  'driver-preferences_.mails': { loader: 'driver', action: 'driver' },
  'driver-preferences_.password': { loader: 'driver', action: 'driver' },
  'driver-preferences_.print': { loader: 'driver' },
  'driver-preferences_.history': { loader: 'driver' },
  'driver-preferences_.standing': { loader: 'driver' },
  'driver-vacation': { loader: 'driver', action: 'driver' },
  'driver-vacation_.print': { loader: 'driver' },
  'driver-vacation_.history': { loader: 'driver' },
  'driver-vacation_.calendar[.]ics': { loader: 'driver' },
  'admin-portal': { loader: 'public', action: 'public' },
  'admin-portal_.forgot-password': { loader: 'public', action: 'public' },
  'admin-portal_.code': { loader: 'public', action: 'public' },
  activate: { loader: 'public', action: 'public' },
  'dev.outbox': { loader: 'site-admin' },
  'dev.outbox_.$mailId': { loader: 'site-admin' },
  'admin.account': { loader: 'site-admin', action: 'site-admin' },
  'admin.account_.two-step': { loader: 'account', action: 'account' },
  'admin._index': { loader: 'public' },
  'admin-dashboard': { loader: 'public' },
  'admin.dashboard': { loader: 'site-admin', action: 'site-admin' },
  'admin.activity-log': { loader: 'site-admin', action: 'site-admin' },
  'admin.activity-log_.export': { loader: 'site-admin' },
  'admin.edit-drivers': { loader: 'site-admin', action: 'site-admin' },
  'admin.edit-drivers_.export': { loader: 'site-admin' },
  'admin.edit-jobs': { loader: 'site-admin', action: 'site-admin' },
  'admin.edit-jobs_.export': { loader: 'site-admin' },
  'admin.live-picks-snapshot': { loader: 'site-admin' },
  'admin.live-picks-snapshot_.changes': { loader: 'site-admin' },
  'admin.conflicts': { loader: 'site-admin' },
  'admin.conflicts_.print': { loader: 'site-admin' },
  'admin.dispute-resolution': { loader: 'site-admin', action: 'site-admin' },
  'admin.final-assignments': { loader: 'site-admin', action: 'site-admin' },
  'admin.final-assignments_.export': { loader: 'site-admin' },
  'admin.final-assignments_.record': { loader: 'site-admin' },
  'admin.edit-vacation-weeks': { loader: 'site-admin', action: 'site-admin' },
  'admin.edit-vacation-weeks_.export': { loader: 'site-admin' },
  'admin.live-vacation-picks': { loader: 'site-admin' },
  'admin.live-vacation-picks_.report': { loader: 'site-admin' },
  'admin.final-vacation-assignments': { loader: 'site-admin', action: 'site-admin' },
  'admin.final-vacation-assignments_.export': { loader: 'site-admin' },
  'admin.final-vacation-assignments_.posting': { loader: 'site-admin' },
  'admin.final-vacation-assignments_.record': { loader: 'site-admin' },
  'admin.vacation-dashboard': { loader: 'site-admin', action: 'site-admin' },
  'admin.site-link': { loader: 'site-admin' },
  'admin.site-link_.poster': { loader: 'site-admin' },
  'admin.system-settings': { loader: 'site-admin', action: 'site-admin' },
  'admin.master': { loader: 'master' },
  'admin.master._index': { loader: 'master' },
  'admin.master.requests': { loader: 'master', action: 'master' },
  'admin.master.companies': { loader: 'master', action: 'master' },
  'admin.master.settings': { loader: 'master', action: 'master' },
  'admin.master-admin': { loader: 'public' },
  'admin.reports.$report': { loader: 'site-admin' },
  'admin.reports.$report_.csv': { loader: 'site-admin' },
};

test('every loader and action declares the guard that the table names', () => {
  const declared = Object.fromEntries(
    Object.entries(modules).map(([path, { loader, action }]) => [
      nameOf(path),
      {
        ...(loader && { loader: declaredGuard(loader) ?? 'NONE' }),
        ...(action && { action: declaredGuard(action) ?? 'NONE' }),
      },
    ]),
  );
  expect(declared).toEqual(expected);
});
