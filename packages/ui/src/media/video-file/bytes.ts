/**
 * `Uint8Array<ArrayBuffer>`, written so that TypeScript before 5.7, whose `Uint8Array` is not generic,
 * accepts the declarations.
 */
export type Bytes = ReturnType<Uint8ArrayConstructor['of']>
