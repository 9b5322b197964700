import { useSearchParams } from '@remix-run/react';
import { choiceField, type Codec } from '~/app/components/address/codec';
import { ChoiceLinks } from '~/app/components/ui/choice-links';
import { adminCopy } from '~/app/copy/copy';

type Order = keyof typeof adminCopy.posting.orders;

const field = 'by';

/** The order of a sheet in its URL. The first of the orders is the default. */
export const orderField = <T extends Order>(orders: readonly [T, ...T[]]): Codec<T> =>
  choiceField(field, orders, orders[0]);

/** Links to the same sheet in its other orders. */
export const SheetOrders = <T extends Order>({
  codec,
  orders,
}: {
  codec: Codec<T>;
  orders: readonly T[];
}) => {
  const [query] = useSearchParams();
  const shown = codec.read(query);
  const others = [...query].filter(([name]) => name !== field);
  return (
    <ChoiceLinks
      label={adminCopy.posting.order}
      links={orders.map((order) => ({
        to: `?${new URLSearchParams([...others, ...codec.write(order)])}`,
        text: adminCopy.posting.orders[order],
        isShown: order === shown,
      }))}
    />
  );
};
