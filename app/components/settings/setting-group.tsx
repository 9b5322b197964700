import type { ReactNode } from 'react';
import { Card } from '~/app/components/ui/card';

/** Settings that belong together, in one column. */
export const SettingGroup = ({
  title,
  description,
  id,
  className,
  children,
}: {
  title: string;
  description: string;
  id?: string;
  className?: string;
  children: ReactNode;
}) => (
  <Card
    title={title}
    description={description}
    {...(id && { id })}
    {...(className && { className })}
  >
    <div className="-my-4 divide-y divide-base-300 *:py-4">{children}</div>
  </Card>
);
