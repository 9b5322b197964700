import * as z from 'zod';
import { knownOr } from '~/domain/shared/newer-values';
import { firstListRules, openResultsChoices, type ListRules } from './list-rules';

/** A choice that only a newer version offers is read as the one that shows drivers the least. */
export const storedOpenResultsSchema = knownOr(openResultsChoices, 'off').default('off');

/** The rules that a selection began with. Selections from before there were such rules have none. */
export const listRulesSchema = z
  .object({ sealedPicks: z.boolean(), openResults: storedOpenResultsSchema })
  .default(firstListRules) satisfies z.ZodType<ListRules>;
