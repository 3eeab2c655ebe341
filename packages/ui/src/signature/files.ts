/** Signature files for mail clients: `@org/signature/files`. */
export * from '@org/signature/files'
