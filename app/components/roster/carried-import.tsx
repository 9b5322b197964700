import type { ReactNode } from 'react';
import { PostForm } from '~/app/components/forms/post-form';
import { adminCopy } from '~/app/copy/copy';
import type { WordMeaning } from '~/domain/roster/unclear-words';
import type { CarriedImport, ImportField, ShownRepair, ShownTitles } from './import-view';

/** The hidden fields with which a form sends an import again. */
const CarriedFields = ({ lines, sheet, header, words, off }: CarriedImport) => (
  <>
    <input type="hidden" name="lines" value={lines} />
    {sheet && <input type="hidden" name="sheet" value={JSON.stringify(sheet)} />}
    {header !== undefined && <input type="hidden" name="header" value={header ?? 'none'} />}
    {words.map(({ field, word, meaning }) => (
      <WordField key={`${field}:${word}`} field={field} word={word} meaning={meaning} />
    ))}
    {off.map((code) => (
      <input key={code} type="hidden" name="off" value={code} />
    ))}
  </>
);

const WordField = ({ field, word, meaning }: CarriedImport['words'][number]) => (
  <>
    <input type="hidden" name="word" value={`${field}:${word}`} />
    <input type="hidden" name="meaning" value={meaning} />
  </>
);

/**
 * The form of a file that was read. All that can be changed about its reading stands in one form, because the form contains
 * the lines, which may be 2 MB. It is a multipart form, because URL encoding could triple their size.
 */
export const FileForm = ({
  file,
  columns = [],
  className,
  children,
}: {
  file: CarriedImport;
  /** The field of each column of the file; none without a header. */
  columns?: readonly (string | null)[];
  className?: string;
  children: ReactNode;
}) => (
  <PostForm encType="multipart/form-data" className={className}>
    <CarriedFields {...file} />
    {columns.map((field, at) => (
      <input key={at} type="hidden" name="column" value={field ?? ''} />
    ))}
    {children}
  </PostForm>
);

const describeHidden = (
  { hiddenRows }: NonNullable<CarriedImport['sheet']>,
  repairs: readonly ShownRepair[],
): string => {
  const { importPreview } = adminCopy;
  const taking = repairs.find(({ code }) => code === 'take-hidden');
  if (taking)
    return taking.isOn
      ? importPreview.hiddenTaken(taking.count)
      : importPreview.hiddenLeft(taking.count);
  return hiddenRows.length > 0 ? importPreview.hiddenRows(hiddenRows.length) : '';
};

/** Names the sheet that was read, because a workbook may have several, rows that nobody sees in it, and titles. */
export const SheetNote = ({
  sheet,
  titles,
  repairs = [],
}: Pick<CarriedImport, 'sheet'> & {
  titles?: ShownTitles;
  repairs?: readonly ShownRepair[];
}) => (
  <>
    {sheet && (
      <p className="text-sm text-muted">
        {adminCopy.importPreview.fromSheet(sheet.name)} {describeHidden(sheet, repairs)}
      </p>
    )}
    {titles && titles.count > 0 && (
      <p className="text-sm text-muted">
        {adminCopy.importPreview.titles(titles.count, titles.texts)}
      </p>
    )}
  </>
);

export const describeMeaning = (meaning: WordMeaning): string =>
  ({
    yes: adminCopy.common.yes,
    no: adminCopy.common.no,
    empty: adminCopy.importPreview.leaveEmpty,
    'leave-out': adminCopy.importPreview.leaveRowOut,
  })[meaning];

export const describeWord = (
  { field, word }: { readonly field: string; readonly word: string },
  fields: readonly ImportField[],
): string => {
  const label = fields.find((one) => one.field === field)?.label ?? field;
  return adminCopy.importPreview.word(label, word);
};
