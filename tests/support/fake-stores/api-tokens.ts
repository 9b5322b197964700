import type { AnswerName } from '~/app/ports/api-tokens';
import type { Stores } from '~/app/ports/deps';
import { keptAnswerMs } from '~/domain/api/kept-answer';
import type { Tenant } from '~/domain/company/scope';
import { within, type Memory } from './memory';

const noTokens = { version: 0, tokens: [] };

export const createApiTokens = ({
  apiTokens,
  siteAndCompany,
  log,
}: Memory): Stores['apiTokens'] => ({
  readWithSite: async (tenant) => ({
    ...siteAndCompany(tenant),
    tokens: apiTokens.get(within(tenant)) ?? noTokens,
  }),
  read: async (scope) => apiTokens.get(within(scope)) ?? noTokens,
  save: async (scope, { version, tokens }, entry) => {
    if ((apiTokens.get(within(scope)) ?? noTokens).version !== version) return false;
    apiTokens.put(within(scope), { version: version + 1, tokens });
    if (entry) log(scope, entry);
    return true;
  },
});

export const createAnswers = ({ keptAnswers }: Memory): Stores['answers'] => {
  const toPath = (tenant: Tenant, { tokenId, key }: AnswerName) =>
    within(tenant, `${tokenId}#${key}`);
  const find = (path: string, now: number) => {
    const kept = keptAnswers.get(path);
    return kept && now < kept.begunAt + keptAnswerMs ? kept : null;
  };
  return {
    read: async (scope, name, now) => find(toPath(scope, name), now),
    replace: async (scope, name, { read, next, now }) => {
      const path = toPath(scope, name);
      if (find(path, now)?.id !== read?.id) return false;
      keptAnswers.put(path, next);
      return true;
    },
    remove: async (scope, name) => void keptAnswers.delete(toPath(scope, name)),
  };
};
