import type { ComponentProps } from 'react';
import { Button } from '~/app/components/ui/button';
import { useSending } from './use-sending';

/** A button that sends its form with `intent`, and is busy meanwhile. `fields` tell the forms of several rows apart. */
export const SendButton = ({
  intent,
  fields,
  ...button
}: { intent: string; fields?: Readonly<Record<string, string>> } & ComponentProps<
  typeof Button
>) => <Button name="intent" value={intent} busy={useSending(intent, fields)} {...button} />;
