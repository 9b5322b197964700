import { Link } from '@remix-run/react';
import { LogTime } from '~/app/components/time/instant-text';
import { Card } from '~/app/components/ui/card';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy } from '~/app/copy/copy';
import type { SettingDifference } from '~/domain/settings/setting-differences';

interface PastChangeView extends SettingDifference {
  readonly at: string;
  readonly by: string;
}

/** What was changed in the settings, when and by whom, newest first. */
export const SettingsHistory = ({
  id,
  title,
  changes,
  timeZone,
}: {
  id: string;
  title: string;
  changes: readonly PastChangeView[];
  timeZone: string;
}) => {
  const { settings, activity } = adminCopy;
  const { describeValue, labels } = settings;
  const log = (
    <Link to="/admin/activity-log" className="link">
      {activity.title}
    </Link>
  );
  return (
    <Card
      id={id}
      title={title}
      description={changes.length > 0 ? settings.historyIntro : settings.historyEmpty}
      flush
      className="scroll-mt-40 overflow-hidden"
    >
      {changes.length > 0 && (
        <DataTable
          caption={title}
          maxHeight="max-h-96"
          heads={[settings.when, settings.setting, settings.before, settings.after, settings.who]}
          bodyClassName="text-sm"
        >
          {changes.map(({ at, by, name, from, to }) => (
            <tr key={`${at} ${name}`}>
              <Cell className="whitespace-nowrap">
                <LogTime at={at} timeZone={timeZone} />
              </Cell>
              <Cell className="font-semibold">{labels[name]}</Cell>
              <Cell className="break-words">{describeValue(name, from)}</Cell>
              <Cell className="break-words">{describeValue(name, to)}</Cell>
              <Cell>{by}</Cell>
            </tr>
          ))}
        </DataTable>
      )}
      <p className="px-4 py-3 text-sm text-muted sm:px-5">
        <Sentence text={settings.historyOlder} parts={{ log }} />
      </p>
    </Card>
  );
};
