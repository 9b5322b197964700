import { adminCopy } from '~/app/copy/copy';
import { ChoiceSetting } from './setting';
import type { EditableSettings } from '~/domain/settings/editable-settings';

/** Whether drivers may trade, and who has to approve it. */
export const TradeRule = ({ settings }: { settings: EditableSettings }) => (
  <ChoiceSetting
    name="trades"
    value={settings.trades}
    choices={adminCopy.settings.choices.trades}
  />
);

/** What happens to a cutoff if the product could not be reached before it. */
export const OutageRule = ({ settings }: { settings: EditableSettings }) => (
  <ChoiceSetting
    name="outageRule"
    value={settings.outageRule}
    choices={adminCopy.settings.choices.outageRule}
  />
);
