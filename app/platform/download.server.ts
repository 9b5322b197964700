/** A text file to save; the name is ours, never a user's. */
export const download = (text: string, { name, type }: { name: string; type: string }): Response =>
  new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
