import { toConfirmation } from '~/domain/award/figures/confirmation';
import type { Objection } from '~/domain/award/figures/objections';
import type { Result } from '~/domain/shared/result';

/** The value of what is never refused. */
export const must = async <Value>(
  asked: Promise<Result<Value, { readonly code: string }>>,
): Promise<Value> => {
  const result = await asked;
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.error)}`);
  return result.value;
};

export type Refusal = { readonly code: string } | { readonly because: readonly Objection[] };

/** Asks, and if there are objections, confirms exactly those: as pressing "Assign anyway" does. */
export const insist = async <Value, Refused extends Refusal>(
  ask: (confirmed: string) => Promise<Result<Value, Refused>>,
): Promise<Result<Value, Refused>> => {
  const first = await ask('');
  return !first.ok && 'because' in first.error ? ask(toConfirmation(first.error.because)) : first;
};
