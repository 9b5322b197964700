declare module 'virtual:copy-files' {
  /** The URL of each chunk's file. The keys are language and chunk, such as `en/jobs`. */
  const files: Readonly<Record<string, string | undefined>>;
  export default files;
}
