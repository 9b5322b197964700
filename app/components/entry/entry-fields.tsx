import { Checkbox } from '~/app/components/forms/checkbox';
import { Select } from '~/app/components/forms/select';
import { TextInput } from '~/app/components/forms/text-input';
import { saveFormId } from '~/app/components/ranking/save-fields';
import { useClock } from '~/app/components/time/use-clock';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { formatInstant } from '~/app/copy/format-time';
import { askWays, maxAskedByLength } from '~/domain/picks/enter-list';
import type { EntryState, RefusedEntry } from './entry-view';

const form = saveFormId;

/** Who asked for the list and how, and what a save needs beyond a driver's own. Sent with the bar's form. */
export const EntryFields = ({
  view: { storedReceipt, ownSaveAt, pageKey, site },
  refused,
}: {
  view: EntryState;
  refused: RefusedEntry | undefined;
}) => {
  const clock = useClock();
  const { error, typed } = refused ?? {};
  const getError = (code: string) => (error?.code === code ? error.text : undefined);
  return (
    // Another list takes another request: the fields start anew, except for what a refused form held.
    <Card key={storedReceipt} title={adminCopy.entry.whoAsked}>
      <input type="hidden" form={form} name="seenReceipt" value={storedReceipt ?? ''} />
      <input type="hidden" form={form} name="listKey" value={pageKey} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <TextInput
          form={form}
          label={adminCopy.entry.askedBy}
          hint={adminCopy.entry.askedByHint}
          name="askedBy"
          maxLength={maxAskedByLength}
          required
          defaultValue={typed?.askedBy}
          error={getError('asked-by-missing')}
        />
        <Select
          form={form}
          label={adminCopy.entry.how}
          name="how"
          required
          defaultValue={typed?.how ?? ''}
          error={getError('ask-way-missing')}
          options={[
            { value: '', label: adminCopy.entry.choose },
            ...askWays.map((way) => ({ value: way, label: adminCopy.entry.ways[way] })),
          ]}
        />
      </div>
      {ownSaveAt !== null && (
        <Checkbox
          form={form}
          className="mt-3"
          name="replacesOwn"
          required
          label={adminCopy.entry.replacesOwn(formatInstant(ownSaveAt, site.timeZone, clock))}
        />
      )}
    </Card>
  );
};
