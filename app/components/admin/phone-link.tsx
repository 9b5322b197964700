import { toDialed } from '~/domain/drivers/phone';

/** A driver's phone number as it was written; pressing it on a phone dials it. */
export const PhoneLink = ({ phone }: { phone: string }) => {
  const dialed = toDialed(phone);
  if (dialed === null) return phone;
  return (
    <a
      href={`tel:${dialed}`}
      className="inline-flex min-h-11 items-center whitespace-nowrap text-primary underline"
    >
      {phone}
    </a>
  );
};
