import type { Deps } from '~/app/ports/deps';
import type { WaitingEntry } from '~/app/ports/mail';
import type { Usage, UsageKind } from '~/domain/company/monthly-usage';
import { toInstant } from '~/domain/time/instant';

/** How many companies' counts are written at the same time. */
const companiesAtOnce = 20;

const getKind = (kind: string): UsageKind =>
  kind === 'text' ? 'texts' : kind === 'push' ? 'notifications' : 'emails';

/**
 * Counts the messages that a sweep sends for each company, and adds them at its end with one write for each company. If
 * the process dies before, the messages of that sweep are not counted. Messages of no company are never counted.
 */
export const createSentCounter = ({ stores, clock }: Pick<Deps, 'stores' | 'clock'>) => {
  const counts = new Map<string, Partial<Usage>>();
  return {
    count: (entry: WaitingEntry): void => {
      if (!('mail' in entry) || !('companyId' in entry.mail)) return;
      const { companyId, kind } = entry.mail;
      const known = counts.get(companyId) ?? {};
      const name = getKind(kind);
      counts.set(companyId, { ...known, [name]: (known[name] ?? 0) + 1 });
    },
    /** Adds what was counted. Returns the errors of companies whose messages remain uncounted. */
    save: async (): Promise<unknown[]> => {
      const at = toInstant(clock.now());
      const left = [...counts];
      const errors: unknown[] = [];
      const work = async () => {
        for (let next = left.shift(); next; next = left.shift())
          await stores.companies
            .addUsage(next[0], at, next[1])
            .catch((error) => errors.push(error));
      };
      await Promise.all(Array.from({ length: companiesAtOnce }, work));
      return errors;
    },
  };
};
