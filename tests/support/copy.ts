// The runner evaluates this file anew for each test file, but not what it imports: the sentences have one source.
import '~/app/copy/server-copy.server';
