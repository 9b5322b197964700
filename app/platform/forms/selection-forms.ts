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

/** The toasts after these forms succeed. */
export const selectionToasts = {
  'close-selection': {
    get title() {
      return serverCopy.forms.closing;
    },
    get description() {
      return serverCopy.forms.closingText;
    },
    kind: 'success',
  },
  'cancel-closing': {
    get title() {
      return serverCopy.forms.closingCanceled;
    },
    get description() {
      return serverCopy.forms.cutoffSetText;
    },
    kind: 'success',
  },
  'move-cutoff': {
    get title() {
      return serverCopy.forms.cutoffSet;
    },
    get description() {
      return serverCopy.forms.cutoffSetText;
    },
    kind: 'success',
  },
  'extend-cutoff': {
    get title() {
      return serverCopy.forms.cutoffSet;
    },
    get description() {
      return serverCopy.forms.cutoffExtendedText;
    },
    kind: 'success',
  },
  'start-next-period': {
    get title() {
      return serverCopy.forms.nextPeriodStarted;
    },
    get description() {
      return serverCopy.forms.nextPeriodStartedText;
    },
    kind: 'success',
  },
} as const satisfies Record<SelectionChange['intent'], object>;
