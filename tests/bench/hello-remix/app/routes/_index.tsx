import { useLoaderData } from '@remix-run/react';

export const loader = () => ({ name: 'world' });

export default function Index() {
  return <h1>Hello {useLoaderData<typeof loader>().name}</h1>;
}
