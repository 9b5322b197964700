import { PostForm } from '~/app/components/forms/post-form';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';

/** Downloads all data of a site or a company. The browser sends the form itself, because the answer is a file. */
export const ExportCard = ({
  to,
  title,
  text,
  button,
}: {
  to: string;
  title: string;
  text: string;
  button: string;
}) => (
  <Card title={title} description={text}>
    <PostForm action={to} reloadDocument>
      <Button name="intent" value="export" icon="download">
        {button}
      </Button>
    </PostForm>
  </Card>
);
