/**
 * What a route says about its page: `bare` hides header, menu and footer, such as on a print page; `framed` pages bring
 * their own header and menu.
 */
interface PageHandle {
  readonly bare?: boolean;
  readonly framed?: boolean;
}

/** Whether one of the routes of a page has `handle = { [name]: true }`. */
export const hasHandle = (
  matches: readonly { readonly handle: unknown }[],
  name: keyof PageHandle,
): boolean => matches.some(({ handle }) => (handle as PageHandle | undefined)?.[name] === true);
