import type { BatchMigration, CodeMigration } from '../migrations.ts'

/**
 * The migrations in code, by the names of their files in this folder, as in `'0040-prints.ts':
 * prints`.
 */
export const codeMigrations: Readonly<Record<string, CodeMigration | BatchMigration>> = {}
