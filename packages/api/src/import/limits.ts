/** Bytes of a file, at most. */
export const importBytes = 10 * 1024 * 1024
/** Bytes of what is unpacked of a file, at most: a small archive can hold a huge one. */
export const unpackedBytes = 100 * 1024 * 1024
/** Rows of a table, at most. */
export const importRows = 50_000
/** Columns that are read; what stands further right is left out. */
export const importColumns = 100
