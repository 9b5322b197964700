import type { ReactNode } from 'react';
import { Card } from '~/app/components/ui/card';

/** Settings that belong together, in one column. */
export const SettingGroup = ({
  title,
  description,
  children,
}: {
  title: string;
  description: string;
  children: ReactNode;
}) => (
  <Card title={title} description={description}>
    <div className="-my-4 divide-y divide-base-300 *:py-4">{children}</div>
  </Card>
);
