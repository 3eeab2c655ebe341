/** Bytes of a file, at most. */
export const importBytes = 10 * 1024 * 1024
/**
 * What a file may become, at most: bytes of what is unpacked of it, and characters of all its cells.
 * A small archive can hold a huge table, and many cells can refer to one long text.
 */
export const expandedBytes = 50 * 1024 * 1024
/** Rows of a table, at most. */
export const importRows = 50_000
/** How many columns are read; further ones are ignored. */
export const importColumns = 100
/** Characters of a cell, at most. */
export const cellCharacters = 10_000
/** Milliseconds for parsing one file, at most. */
export const parseMilliseconds = 10_000
/** Megabytes of heap for parsing one file, at most. */
export const parseHeapMegabytes = 256
