import type { Stores } from '~/app/ports/deps';
import { fail, ok } from '~/domain/shared/result';
import { compareText } from '~/domain/shared/text';
import { within, type Memory } from './memory';

const noTemplates = { version: 0, templates: [] };
const emptyBoard = { version: 0, current: [], past: [] };

export const createNotes = (memory: Memory): Stores['notes'] => {
  const { notes, noteTemplates, noteConfirmations, drivers, log, putNotice } = memory;
  return {
    current: async (scope) => notes.get(within(scope))?.current ?? [],
    board: async (scope) => notes.get(within(scope)) ?? emptyBoard,
    save: async (scope, board, { entry, notice }) => {
      const stored = notes.get(within(scope)) ?? emptyBoard;
      if (stored.version !== board.version) return fail({ code: 'notes-changed' });
      notes.put(within(scope), { ...board, version: board.version + 1 });
      log(scope, entry);
      if (notice) putNotice(notice);
      return ok(null);
    },
    templates: async (scope) => noteTemplates.get(within(scope)) ?? noTemplates,
    saveTemplates: async (scope, { version, templates }, entry) => {
      const stored = noteTemplates.get(within(scope)) ?? noTemplates;
      if (stored.version !== version) return fail({ code: 'templates-changed' });
      noteTemplates.put(within(scope), { version: version + 1, templates });
      log(scope, entry);
      return ok(null);
    },
    confirmations: async (scope, employeeId) => noteConfirmations.get(within(scope, employeeId)),
    listConfirmations: async (scope) =>
      noteConfirmations
        .below(within(scope))
        .sort((a, b) => compareText(a.employeeId, b.employeeId)),
    confirm: async (scope, confirmations) => {
      const key = within(scope, confirmations.employeeId);
      if ((noteConfirmations.get(key)?.version ?? 0) !== confirmations.version - 1) return false;
      if (!drivers.has(key)) return false;
      noteConfirmations.put(key, confirmations);
      return true;
    },
  };
};

export const createListReminders = (memory: Memory): Stores['listReminders'] => {
  const { listReminders, log, putNotice } = memory;
  return {
    findLast: async (scope, periodId) => listReminders.get(within(scope, periodId)),
    remind: async (scope, periodId, { last, at, notice, entry }) => {
      const key = within(scope, periodId);
      if (listReminders.get(key) !== last) return fail({ code: 'reminded-meanwhile' });
      listReminders.put(key, at);
      putNotice(notice);
      log(scope, entry);
      return ok(null);
    },
  };
};
