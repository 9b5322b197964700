import { adminCopy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import type { EditableSettings } from '~/domain/settings/editable-settings';
import type { ListRules } from '~/domain/settings/list-rules';
import { ChoiceSetting, NamedGroup, ToggleSetting } from './setting';

/** The rules that a selection began with, and what the next one changes. */
interface SelectionRules {
  readonly inForce: ListRules;
  readonly coming: Partial<ListRules>;
}

/** The rules of the present week and of the present vacation selection. */
export interface SelectionRulesView {
  /** The present period of jobs. */
  readonly periodId: string;
  readonly jobs: SelectionRules;
  readonly vacations: SelectionRules;
}

const RulesInForce = ({ title, rules }: { title: string; rules: SelectionRules }) => (
  <>
    <dt className="font-semibold">{title}</dt>
    <dd className="mb-2">
      {adminCopy.settings.ruleInForce(rules.inForce)}
      {Object.keys(rules.coming).length > 0 && (
        <span className="block">{adminCopy.settings.ruleFromNext(rules.coming)}</span>
      )}
    </dd>
  </>
);

/** Who sees lists before the cutoff and after publishing, with what is in force now. */
export const ListSettings = ({
  settings,
  listRules: { periodId, jobs, vacations },
}: {
  settings: EditableSettings;
  listRules: SelectionRulesView;
}) => (
  <NamedGroup id="lists" description={adminCopy.settings.listsIntro}>
    <ToggleSetting name="sealedPicks" isOn={settings.sealedPicks}>
      {adminCopy.settings.sealedHint}
    </ToggleSetting>
    <ChoiceSetting name="openResults" settings={settings} />
    <section aria-label={adminCopy.settings.inForce}>
      <h3 className="mb-1 font-bold">{adminCopy.settings.inForce}</h3>
      <dl className="text-sm">
        <RulesInForce
          title={adminCopy.settings.ofThisWeek(formatWeekDays(periodId))}
          rules={jobs}
        />
        <RulesInForce title={adminCopy.settings.ofVacations} rules={vacations} />
      </dl>
    </section>
  </NamedGroup>
);
