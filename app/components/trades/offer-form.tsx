import { Chooser } from '~/app/components/choosing/chooser';
import { PostForm } from '~/app/components/forms/post-form';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { copy } from '~/app/copy/copy';
import { GiveField } from './give-field';
import { useItemChoices } from './trade-items';
import type { TradesView } from './trades-view';

/** Offers something that the driver holds for something that others hold. */
export const OfferForm = ({ page: { held, choices, own } }: { page: TradesView }) => {
  const offered = useItemChoices(choices);
  return (
    <Card title={copy.trades.make} description={copy.trades.makeHint}>
      {choices.length === 0 ? (
        <p className="text-muted">{copy.trades.nothingToWant}</p>
      ) : (
        // A new form after each offer, so that nothing of the one before stays chosen.
        <PostForm key={own.length} className="flex flex-col gap-4" preventScrollReset>
          <GiveField held={held} />
          <Chooser
            label={copy.trades.youGet}
            name="wantId"
            of={offered}
            placeholder={copy.trades.choose}
            required
            maxLength={200}
          />
          <Button name="intent" value="offer" variant="primary" className="self-start">
            {copy.trades.send}
          </Button>
        </PostForm>
      )}
    </Card>
  );
};
