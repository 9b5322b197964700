import { adminCopy } from '~/app/copy/copy';
import { ChoiceSetting } from './setting';
import type { EditableSettings } from '~/domain/settings/editable-settings';

/** Whether drivers may trade, and who has to approve it. */
export const TradeRule = ({ settings }: { settings: EditableSettings }) => (
  <ChoiceSetting
    name="trades"
    value={settings.trades}
    choices={[
      { value: 'off', label: adminCopy.settings.tradesOff, text: adminCopy.settings.tradesOffHint },
      {
        value: 'with-approval',
        label: adminCopy.settings.tradesWithApproval,
        text: adminCopy.settings.tradesWithApprovalHint,
      },
      {
        value: 'without-approval',
        label: adminCopy.settings.tradesWithoutApproval,
        text: adminCopy.settings.tradesWithoutApprovalHint,
      },
    ]}
  />
);

/** What happens to a cutoff if the product could not be reached before it. */
export const OutageRule = ({ settings }: { settings: EditableSettings }) => (
  <ChoiceSetting
    name="outageRule"
    value={settings.outageRule}
    choices={[
      { value: 'off', label: adminCopy.settings.outageOff, text: adminCopy.settings.outageOffHint },
      { value: 'ask', label: adminCopy.settings.outageAsk, text: adminCopy.settings.outageAskHint },
      {
        value: 'automatic',
        label: adminCopy.settings.outageAutomatic,
        text: adminCopy.settings.outageAutomaticHint,
      },
    ]}
  />
);
