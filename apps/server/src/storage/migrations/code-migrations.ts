import type { BatchMigration, CodeMigration } from '../migrations.ts'
import { contactsOfTemplates } from './0063-contacts-of-templates.ts'
import { currentPrints } from './0044-current-prints.ts'

/** The migrations in code, by the names of their files in this folder. */
export const codeMigrations: Readonly<Record<string, CodeMigration | BatchMigration>> = {
  '0044-current-prints.ts': currentPrints,
  '0063-contacts-of-templates.ts': contactsOfTemplates,
}
