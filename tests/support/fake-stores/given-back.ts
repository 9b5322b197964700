import type { Stores } from '~/app/ports/deps';
import type { GivenBackJob } from '~/domain/award/results/give-back';
import type { SiteScope } from '~/domain/company/scope';
import { compareText } from '~/domain/shared/text';
import { within, type Memory } from './memory';

const toPath = (scope: SiteScope, { periodId, employeeId }: GivenBackJob) =>
  within(scope, `${periodId}#${employeeId}`);

export const createGivenBack = ({ givenBack, log }: Memory): Stores['givenBack'] => {
  const isStored = (scope: SiteScope, wish: GivenBackJob) => {
    const stored = givenBack.get(toPath(scope, wish));
    return (
      stored?.version === wish.version && stored.at === wish.at && stored.passedOn === wish.passedOn
    );
  };
  return {
    get: async (scope, periodId, employeeId) =>
      givenBack.get(within(scope, `${periodId}#${employeeId}`)),
    list: async (scope, periodId) =>
      givenBack
        .below(within(scope, `${periodId}#`))
        .sort((a, b) => compareText(a.employeeId, b.employeeId)),
    put: async (scope, wish, entry) => {
      const stored = givenBack.get(toPath(scope, wish));
      if (stored && stored.version >= wish.version) return false;
      givenBack.put(toPath(scope, wish), wish);
      log(scope, entry);
      return true;
    },
    takeBack: async (scope, wish, entry) => {
      if (!isStored(scope, wish)) return false;
      givenBack.delete(toPath(scope, wish));
      log(scope, entry);
      return true;
    },
    claim: async (scope, wish, passedOn) => {
      if (!isStored(scope, wish)) return false;
      givenBack.put(toPath(scope, wish), { ...wish, passedOn });
      return true;
    },
  };
};
