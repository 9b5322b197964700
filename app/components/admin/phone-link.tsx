import { toDialed } from '~/domain/drivers/phone';

/** A driver's phone number on a line of its own, as it was written; pressing it on a phone dials it. Nothing without one. */
export const PhoneLink = ({ phone }: { phone: string }) => {
  if (phone === '') return null;
  const dialed = toDialed(phone);
  if (dialed === null) return <span className="block">{phone}</span>;
  return (
    <a
      href={`tel:${dialed}`}
      className="flex min-h-11 w-fit items-center whitespace-nowrap text-primary underline"
    >
      {phone}
    </a>
  );
};
