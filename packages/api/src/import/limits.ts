/** Maximum size of a file, in bytes. */
export const importBytes = 10 * 1024 * 1024
/**
 * Maximum unpacked size of a file in bytes, and also the maximum number of characters in all cells.
 * A small archive can contain a huge table, and many cells can refer to one long string.
 */
export const expandedBytes = 50 * 1024 * 1024
/** Maximum number of rows in a table. */
export const importRows = 50_000
/** Maximum number of columns; further columns are ignored. */
export const importColumns = 100
/** Maximum number of characters in a cell. */
export const cellCharacters = 10_000
/** Maximum time for parsing a file, in milliseconds. */
export const parseMilliseconds = 10_000
/** Maximum heap for parsing a file, in megabytes. */
export const parseHeapMegabytes = 256
