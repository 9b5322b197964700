import { LiveSearchBox } from '~/app/components/forms/search-box';
import { Sentence } from '~/app/components/ui/sentence';
import { Badge } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { describeGroup, settingGroups } from './group-names';

export interface PagePart {
  readonly id: string;
  readonly title: string;
}

/** The search for a setting, and links to the parts of the page. */
export const SettingsFinder = ({
  query,
  onSearch,
  isNoneFound,
  more,
}: {
  query: string;
  onSearch: (query: string) => void;
  isNoneFound: boolean;
  /** The parts of the page below the settings. */
  more: readonly PagePart[];
}) => {
  const { settings } = adminCopy;
  const groups = settingGroups.map((id) => ({ id, title: describeGroup(id) }));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 lg:flex-row lg:items-center">
        <LiveSearchBox
          label={settings.search}
          placeholder={settings.search}
          className="shrink-0 lg:w-72"
          value={query}
          onSearch={onSearch}
        />
        <nav aria-label={settings.partsLabel}>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {[...groups, ...more].map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-flex min-h-9 link items-center text-primary">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="text-sm text-muted">
        <Sentence text={settings.legend} parts={{ chip: <Badge>{settings.changesAward}</Badge> }} />
      </p>
      <p role="status" className="empty:hidden">
        {isNoneFound && settings.noneFound(query)}
      </p>
    </div>
  );
};
