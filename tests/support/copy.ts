// Imported for its effect: the runner evaluates this file for each test file, and the import sets the source of the
// copy once.
import '~/app/copy/server-copy.server';
