import type { ComponentProps } from 'react';
import { Button } from '~/app/components/ui/button';
import { useSending } from './use-sending';

/**
 * A button that sends its form, and is busy meanwhile. `intent` tells the buttons of a page apart, and `fields` the rows
 * that have the same button.
 */
export const SendButton = ({
  intent,
  fields,
  ...button
}: { intent?: string; fields?: Readonly<Record<string, string>> } & ComponentProps<
  typeof Button
>) => (
  <Button
    {...(intent !== undefined && { name: 'intent', value: intent })}
    busy={useSending(intent, fields)}
    {...button}
  />
);
