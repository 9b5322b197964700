import * as z from 'zod';
import { serverCopy } from '~/app/copy/copy';
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
    endsClaims: z
      .literal('1')
      .optional()
      .transform((sent) => sent === '1'),
    periodId: z.string().max(20).optional(),
  }),
] as const;

/** The toast after one of these forms succeeds. */
export const getSelectionToast = (intent: SelectionChange['intent']) => {
  const { forms } = serverCopy;
  const texts: Record<SelectionChange['intent'], readonly [title: string, description: string]> = {
    'close-selection': [forms.closing, forms.closingText],
    'cancel-closing': [forms.closingCanceled, forms.cutoffSetText],
    'move-cutoff': [forms.cutoffSet, forms.cutoffSetText],
    'extend-cutoff': [forms.cutoffSet, forms.cutoffExtendedText],
    'start-next-period': [forms.nextPeriodStarted, forms.nextPeriodStartedText],
  };
  const [title, description] = texts[intent];
  return { title, description, kind: 'success' } as const;
};
