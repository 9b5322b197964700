import { languagePath } from '~/app/components/address/page-paths';
import { Button } from '~/app/components/ui/button';
import { copy } from '~/app/copy/copy';

/** A plain form instead of the router's, because the whole page has to reload in the other language. */
export const LanguageSwitch = () => {
  const { language, name } = copy.language.switchTo;
  return (
    <form method="post" action={languagePath}>
      <input type="hidden" name="language" value={language} />
      <Button variant="ghost" lang={language} className="min-h-11 px-2">
        {name}
      </Button>
    </form>
  );
};
