import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { AdminPage } from '~/app/components/admin/admin-page';
import { CompanyRulesCard } from '~/app/components/settings/company-rules-card';
import { KioskComputer } from '~/app/components/settings/kiosk-computer';
import { SettingsForm } from '~/app/components/settings/settings-form';
import { SettingsHistory } from '~/app/components/settings/settings-history';
import { titlePage } from '~/app/components/shell/product';
import { Sentence } from '~/app/components/ui/sentence';
import { CutoffSwitch } from '~/app/components/week/cutoff-switch';
import { SelectionControl } from '~/app/components/week/selection-control';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { listZones } from '~/app/copy/zone-list';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { selectionFailure } from '~/app/platform/forms/selection-failure.server';
import { getSelectionToast } from '~/app/platform/forms/selection-forms';
import { siteAdminAction, siteAdminLoader } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess, redirectWithToast } from '~/app/platform/http/toast.server';
import { changeSelection } from '~/app/services/selection/change-selection.server';
import { readWeek } from '~/app/services/selection/read-week.server';
import { changeSettings } from '~/app/services/settings/change-settings.server';
import { logKioskMark } from '~/app/services/settings/log-kiosk-mark.server';
import { readSettingsHistory } from '~/app/services/settings/read-settings-history.server';
import { isSameTenant } from '~/domain/company/scope';
import { windowStateAt } from '~/domain/selection/selection-window';
import { editableSettings } from '~/domain/settings/editable-settings';
import { plannedOpening } from '~/domain/site/next-opening';
import { getComingRules } from '~/domain/site/open-results';
import { settingsForm, wantedSettings } from './settings-forms.server';

export const meta = titlePage(() => adminCopy.common.systemSettings);

export const loader = siteAdminLoader(
  async ({ request, context, deps, access, access: { site }, receivedAt: now }) => ({
    settings: editableSettings(site),
    listRules: {
      periodId: site.window.periodId,
      jobs: { inForce: site.window.rules, coming: getComingRules(site, 'jobs') },
      vacations: { inForce: site.vacation.rules, coming: getComingRules(site, 'vacations') },
    },
    timeZones: listZones(),
    isKiosk: isSameTenant((await context.platform.kiosks.read(request))?.tenant, site),
    selection: site.window,
    opensAt: plannedOpening(site),
    week: await readWeek({ deps, access, now }),
    state: windowStateAt(site.window, now),
    company: { name: access.company.name, settings: access.company.settings },
    history: await readSettingsHistory({ deps, scope: access.scope }),
  }),
);

const cutoffHintId = 'cutoff-hint';
const ownPath = '/admin/system-settings';

export const action = siteAdminAction(async ({ sentForm, context, deps, access }) => {
  const form = await sentForm.parse(settingsForm);
  if (form.intent === 'mark-kiosk' || form.intent === 'unmark-kiosk') {
    const isKiosk = form.intent === 'mark-kiosk';
    const { kiosks } = context.platform;
    context.setCookie(isKiosk ? await kiosks.set(access.site) : kiosks.clear());
    await logKioskMark({ deps, access, isKiosk });
    const { nowKiosk, nowKioskText, kioskNoLonger } = serverCopy.settings;
    return isKiosk
      ? redirectWithSuccess({ context }, ownPath, nowKiosk, nowKioskText)
      : redirectWithSuccess({ context }, ownPath, kioskNoLonger);
  }
  if (form.intent !== 'save') {
    const changed = await changeSelection({ deps, access, input: form });
    if (!changed.ok) return selectionFailure(changed.error, form);
    return redirectWithToast({ context }, ownPath, getSelectionToast(form.intent));
  }
  const { basis } = form;
  const wanted = wantedSettings(form, access.site.timeZone);
  const saved = await changeSettings({ deps, access, input: { basis, wanted } });
  if (!saved.ok) {
    const { error } = saved;
    const { status, ...message } = getErrorMessage(error);
    const isStale = error.code === 'settings-changed';
    const refused = {
      code: error.code,
      ...message,
      basis: isStale ? error.stored : basis,
      settings: isStale ? error.merged : wanted,
      differences: isStale ? error.differences : [],
    };
    return data({ refused }, { status });
  }
  return redirectWithSuccess(
    { context },
    ownPath,
    serverCopy.common.settingsUpdated,
    serverCopy.common.settingsUpdatedText,
  );
});

export default function SystemSettings() {
  const { settings } = adminCopy;
  const page = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const refused = acted && 'refused' in acted ? acted.refused : undefined;
  const kiosk = { id: 'computer', title: settings.thisComputer };
  const company = { id: 'company', title: settings.companyTitle };
  const history = { id: 'history', title: settings.historyTitle };
  return (
    <AdminPage title={adminCopy.common.systemSettings}>
      <SelectionControl
        title={settings.cutoffActive}
        selection={page.selection}
        opensAt={page.opensAt}
        state={page.state}
        timeZone={page.settings.timeZone}
        week={page.week}
        error={acted && 'error' in acted ? acted.error : undefined}
        typed={acted && 'wallTime' in acted ? acted.wallTime : undefined}
        actions={
          <CutoffSwitch
            state={page.state}
            isClosing={page.week.closingAt !== null}
            hintId={cutoffHintId}
          />
        }
      >
        <p id={cutoffHintId} className="mb-4 max-w-prose text-sm text-muted">
          <Sentence
            text={settings.cutoffHint}
            parts={{ setting: <em>{settings.afterTheCutoff}</em> }}
          />
        </p>
      </SelectionControl>
      <SettingsForm
        settings={page.settings}
        timeZones={page.timeZones}
        listRules={page.listRules}
        refused={refused}
        more={[kiosk, company, history]}
      />
      <KioskComputer {...kiosk} isMarked={page.isKiosk} kioskMode={page.settings.kioskMode} />
      <CompanyRulesCard {...company} company={page.company} />
      <SettingsHistory {...history} changes={page.history} timeZone={page.settings.timeZone} />
    </AdminPage>
  );
}
