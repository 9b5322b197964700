/** The type of the item that stands in the place of a company or site that was erased, or is being erased. */
export const certificateType = 'certificate';

export const isCertificate = (item: Record<string, unknown>): boolean =>
  item.type === certificateType;
