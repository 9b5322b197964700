import type { Activity } from '~/domain/activity/activity';
import type { SiteScope, Tenant } from '~/domain/company/scope';
import type { NewNotice } from '~/domain/mail/notice';
import type { NoteBoard } from '~/domain/notes/note-board';
import type { CurrentNote, NoteConfirmations } from '~/domain/notes/note-schema';
import type { NoteTemplates } from '~/domain/notes/note-templates';
import type { Result } from '~/domain/shared/result';

/** Notes from administrators to drivers. */
export interface NoteStore {
  /** The notes that are shown or whose time has just ended: one item. */
  current(tenant: Tenant): Promise<readonly CurrentNote[]>;
  /** Those and the ones before. */
  board(scope: SiteScope): Promise<NoteBoard>;
  /** Replaces the board, with a log entry and a notice, if any, if its stored version is still `board.version`. */
  save(
    scope: SiteScope,
    board: NoteBoard,
    change: { readonly entry: Activity; readonly notice: NewNotice | null },
  ): Promise<Result<null, { code: 'notes-changed' }>>;
  templates(scope: SiteScope): Promise<NoteTemplates>;
  /** Replaces the templates, with a log entry, if their stored version is still `templates.version`. */
  saveTemplates(
    scope: SiteScope,
    templates: NoteTemplates,
    entry: Activity,
  ): Promise<Result<null, { code: 'templates-changed' }>>;
  /** Null if the driver has never confirmed a note. */
  confirmations(scope: SiteScope, employeeId: string): Promise<NoteConfirmations | null>;
  /** Those of all drivers: one query. */
  listConfirmations(scope: SiteScope): Promise<NoteConfirmations[]>;
  /**
   * Stores a driver's confirmations. False if the stored ones have not the version before, or the driver was deleted.
   * Deleting a driver deletes them (`DriverStore`).
   */
  confirm(scope: SiteScope, confirmations: NoteConfirmations): Promise<boolean>;
}
