import { PostForm } from '~/app/components/forms/post-form';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { copy } from '~/app/copy/copy';
import { GiveField } from './give-field';
import { useItemLabel } from './trade-items';
import type { TradesView } from './trades-view';

/** What the driver gives: chosen if they hold several, otherwise sent without asking. */
const Give = ({ held }: { held: readonly string[] }) => {
  const [only] = held.length === 1 ? held : [];
  return only === undefined ? (
    <GiveField held={held} />
  ) : (
    <input type="hidden" name="giveId" value={only} />
  );
};

/** Something that others offer to everybody, with the form that answers. */
const OnOffer = ({ id, page: { held, own } }: { id: string; page: TradesView }) => {
  const toLabel = useItemLabel();
  const answers = own.filter(({ gets, state }) => gets === id && state === 'offered');
  const offered = answers.map(({ gives }) => gives);
  const left = held.filter((one) => !offered.includes(one));
  const [only] = left.length === 1 ? left : [];
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <p className="font-semibold break-words tabular-nums">{toLabel(id)}</p>
      {offered.length > 0 && (
        <p className="text-muted">{copy.trades.answered(offered.join(', '))}</p>
      )}
      {left.length > 0 && (
        <PostForm className="flex flex-col gap-3" preventScrollReset>
          <input type="hidden" name="wantId" value={id} />
          <Give held={left} />
          <Button name="intent" value="offer" className="self-start">
            {only === undefined ? copy.trades.answerFor(id) : copy.trades.answerWith(only, id)}
          </Button>
        </PostForm>
      )}
    </li>
  );
};

/** What others offer to everybody; nothing if they offer nothing. */
export const OpenOffers = ({ page }: { page: TradesView }) =>
  page.onOffer.length > 0 && (
    <Card title={copy.trades.onOffer} description={copy.trades.onOfferHint}>
      <ul className="divide-y divide-base-300">
        {page.onOffer.map((id) => (
          <OnOffer key={id} id={id} page={page} />
        ))}
      </ul>
    </Card>
  );

/** Offers something that the driver holds to everybody, one time each. */
export const OpenOfferForm = ({ page: { openable, own } }: { page: TradesView }) => {
  const [only] = openable.length === 1 ? openable : [];
  return (
    openable.length > 0 && (
      <Card title={copy.trades.openOffer} description={copy.trades.openOfferHint}>
        <PostForm key={own.length} className="flex flex-col gap-4" preventScrollReset>
          <Give held={openable} />
          <Button name="intent" value="open" className="self-start">
            {only === undefined ? copy.trades.openChosen : copy.trades.openNow(only)}
          </Button>
        </PostForm>
      </Card>
    )
  );
};
