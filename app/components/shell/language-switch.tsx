import { languagePath } from '~/app/components/address/page-paths';
import { Button } from '~/app/components/ui/button';
import { copy } from '~/app/copy/copy';

/** A plain form instead of the router's, because the whole page has to reload in the other language. */
export const LanguageSwitch = () => {
  const { language, name } = copy.language.switchTo;
  return (
    <form method="post" action={languagePath}>
      <input type="hidden" name="language" value={language} />
      <Button
        variant="ghost"
        lang={language}
        className="px-2 max-sm:text-[min(0.875rem,7vw)] max-sm:[--size:min(2.75rem,56px)]"
      >
        {name}
      </Button>
    </form>
  );
};
