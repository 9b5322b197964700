import * as z from 'zod';
import type { SelectionChange } from '~/app/services/selection/change-selection.server';

/** The forms of the selection period's card, wherever it stands, told apart by their button. */
export const selectionForms = [
  z.object({ intent: z.literal('close-selection') }),
  z.object({ intent: z.literal('move-cutoff'), wallTime: z.string().max(20) }),
  z.object({ intent: z.literal('start-next-period') }),
] as const;

/** What is said when they have worked. */
export const selectionToasts = {
  'close-selection': {
    title: 'Selection closes in 10 seconds',
    description: 'Saves already on the way still count.',
    kind: 'success',
  },
  'move-cutoff': {
    title: 'Cutoff set',
    description: 'Drivers see the new deadline from now on.',
    kind: 'success',
  },
  'start-next-period': {
    title: 'Next period started',
    description: 'Drivers can rank their jobs again.',
    kind: 'success',
  },
} as const satisfies Record<SelectionChange['intent'], object>;
