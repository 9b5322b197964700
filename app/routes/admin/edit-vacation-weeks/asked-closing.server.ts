import * as z from 'zod';
import type { AskedClosing } from '~/app/components/vacations/close-weeks-dialog';
import type { AdminArgs } from '~/app/platform/guards/guards.server';
import { countResults } from '~/app/services/roster/count-results.server';
import { findWeeksIn } from '~/domain/vacation/closed-weeks';
import type { WeekSlots } from '~/domain/vacation/vacation-week';

const spanSchema = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from <= to);

/** What the URL asks to close or to reopen; null if it asks for neither. Days that cannot be read count as none. */
export const readAskedClosing = async (
  args: Pick<AdminArgs, 'deps' | 'access'>,
  weeks: readonly WeekSlots[],
  query: URLSearchParams,
): Promise<AskedClosing | null> => {
  if (query.get('dialog') !== 'close') return null;
  const asked = { from: query.get('from'), to: query.get('until') };
  const span = spanSchema.safeParse(asked).data ?? null;
  const isClosed = query.get('state') !== 'open';
  const found = span ? findWeeksIn(weeks, span) : [];
  const changed = found.filter((week) => (week.isClosed ?? false) !== isClosed);
  const ids = changed.map(({ weekId }) => weekId);
  const results = ids.length > 0 ? await countResults(args, 'weekId', ids) : 0;
  return { span, isClosed, weeks: changed, results };
};
