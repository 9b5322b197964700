import type { ReactNode } from 'react';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import type { IconName } from '~/app/components/ui/icon-names';

/** A list in a box, or why it is empty. */
export const ListBox = ({
  label,
  icon,
  none,
  hint,
  children: items,
}: {
  label: string;
  icon: IconName;
  none: string;
  hint: string;
  children: readonly ReactNode[];
}) => (
  <section aria-label={label} className="rounded-box border border-base-300 bg-base-100">
    {items.length === 0 ? (
      <EmptyState icon={icon} title={none}>
        {hint}
      </EmptyState>
    ) : (
      <ul className="divide-y divide-base-300">{items}</ul>
    )}
  </section>
);

/** A card with a list, or a line that says that there is nothing. */
export const ListCard = ({
  title,
  description,
  none,
  children: items,
}: {
  title: string;
  description: string;
  none: string;
  children: readonly ReactNode[];
}) => (
  <Card title={title} description={description}>
    {items.length === 0 && <p className="text-muted">{none}</p>}
    <ul className="divide-y divide-base-300">{items}</ul>
  </Card>
);
