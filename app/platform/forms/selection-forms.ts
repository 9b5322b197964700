import { serverCopy } from '~/app/copy/copy';
import * as z from 'zod';
import type { SelectionChange } from '~/app/services/selection/change-selection.server';

/** The cutoff that the administrator was asked about; any other is asked about again. */
const confirmed = z.string().max(20).optional();

/** The forms of the selection period's card, which several pages show; `intent` tells them apart. */
export const selectionForms = [
  z.object({ intent: z.literal('close-selection') }),
  z.object({ intent: z.literal('cancel-closing') }),
  z.object({ intent: z.literal('move-cutoff'), wallTime: z.string().max(20), confirmed }),
  z.object({ intent: z.literal('extend-cutoff') }),
  z.object({
    intent: z.literal('start-next-period'),
    wallTime: z.string().max(20).optional(),
    confirmed,
    periodId: z.string().max(20).optional(),
  }),
] as const;

const success = (title: string, description: string) =>
  ({ kind: 'success', title, description }) as const;

/** The toasts after these forms succeed. */
export const getSelectionToasts = () =>
  ({
    'close-selection': success(serverCopy.forms.closing, serverCopy.forms.closingText),
    'cancel-closing': success(serverCopy.forms.closingCanceled, serverCopy.forms.cutoffSetText),
    'move-cutoff': success(serverCopy.forms.cutoffSet, serverCopy.forms.cutoffSetText),
    'extend-cutoff': success(serverCopy.forms.cutoffSet, serverCopy.forms.cutoffExtendedText),
    'start-next-period': success(
      serverCopy.forms.nextPeriodStarted,
      serverCopy.forms.nextPeriodStartedText,
    ),
  }) satisfies Record<SelectionChange['intent'], object>;
