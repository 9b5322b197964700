import { Select } from '~/app/components/forms/select';
import { copy } from '~/app/copy/copy';
import { useItemLabel } from './trade-items';

/** Which of their jobs or weeks a driver gives. The only one is chosen already. */
export const GiveField = ({ held }: { held: readonly string[] }) => {
  const toLabel = useItemLabel();
  const [only] = held.length === 1 ? held : [];
  return (
    <Select
      label={copy.trades.youGive}
      name="giveId"
      required
      defaultValue={only ?? ''}
      options={[
        ...(only === undefined ? [{ value: '', label: copy.trades.choose }] : []),
        ...held.map((id) => ({ value: id, label: toLabel(id) })),
      ]}
    />
  );
};
