/** The files that mail clients take a signature from: `@org/signature/files`. */
export * from '@org/signature/files'
