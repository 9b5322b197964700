import type { ReactNode } from 'react';

/** A narrow, centered card for one step of the login. */
export const LoginFrame = ({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}) => (
  <div className="shell flex flex-1 flex-col items-center py-6 sm:py-12">
    <div className="w-full max-w-md rounded-box border border-base-300 bg-base-100 p-5 sm:p-8">
      <h1 className="text-[min(1.5rem,9vw)] leading-snug font-bold">{title}</h1>
      {text && <p className="mt-1 text-muted">{text}</p>}
      <div className="mt-5 flex flex-col gap-5">{children}</div>
    </div>
  </div>
);
