// Imported only for its effect: it sets the source of the copy. The runner evaluates this file for each test
// file, but the imported one only once.
import '~/app/copy/server-copy.server';
