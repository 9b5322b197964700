import { PostForm } from '~/app/components/forms/post-form';
import { Select } from '~/app/components/forms/select';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { copy } from '~/app/copy/copy';
import { GiveField } from './give-field';
import { useItemLabel } from './trade-items';
import type { TradesView } from './trades-view';

/** Offers something that the driver holds for something that others hold. */
export const OfferForm = ({ page: { held, choices, own } }: { page: TradesView }) => {
  const toLabel = useItemLabel();
  return (
    <Card title={copy.trades.make} description={copy.trades.makeHint}>
      {choices.length === 0 ? (
        <p className="text-muted">{copy.trades.nothingToWant}</p>
      ) : (
        // A new form after each offer, so that nothing of the one before stays chosen.
        <PostForm key={own.length} className="flex flex-col gap-4" preventScrollReset>
          <GiveField held={held} />
          <Select
            label={copy.trades.youGet}
            name="wantId"
            required
            defaultValue=""
            options={[
              { value: '', label: copy.trades.choose },
              ...choices.map((id) => ({ value: id, label: toLabel(id) })),
            ]}
          />
          <Button name="intent" value="offer" variant="primary" className="self-start">
            {copy.trades.send}
          </Button>
        </PostForm>
      )}
    </Card>
  );
};
