import { languagePath } from '~/app/components/address/page-paths';
import { Select } from '~/app/components/forms/select';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy, getLanguage } from '~/app/copy/copy';
import { languages } from '~/domain/shared/language';

/** A plain form instead of the router's, because the whole page has to reload in the chosen language. */
export const LanguageCard = () => {
  const { title, description, label, names, save } = adminCopy.language;
  const options = languages.map((value) => ({ value, label: names[value] }));
  return (
    <Card title={title} description={description}>
      <form method="post" action={languagePath} className="flex flex-col gap-5">
        <Select label={label} name="language" defaultValue={getLanguage()} options={options} />
        <Button className="self-start">{save}</Button>
      </form>
    </Card>
  );
};
