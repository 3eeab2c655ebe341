import * as z from 'zod'
import { columnFields } from '../employee-fields.ts'

const columnField = z.enum(columnFields)

/** How a table of employees would be imported. Columns count from 0, lines from 1. */
export const userImportPreviewSchema = z
  .object({
    /** The sheet that was read; null for a text file. */
    sheet: z.string().nullable(),
    /** The visible sheets of the file. */
    sheets: z.array(z.string()),
    /** The line with the headings; null if there are none. */
    heading_line: z.int().nullable(),
    employee_count: z.int(),
    /** The columns as `columns` of the import takes them. */
    mapping: z.string(),
    columns: z.array(
      z.object({
        heading: z.string(),
        /** The field that the column is read as; null for none. */
        field: columnField.nullable(),
        /** 1 for the field's own column; the others fill in for empty cells, in this order. */
        order: z.int().nullable(),
        filled_count: z.int(),
        /** The first value. */
        example: z.string(),
        /** How well the column suits each field, by its heading: about 100 at most. */
        scores: z.partialRecord(columnField, z.number()),
      }),
    ),
    /** What a person should look at before the import. */
    doubts: z.array(
      z.object({
        kind: z.enum([
          'choice',
          'fallback',
          'private',
          'split',
          'names',
          'hidden',
          'inactive',
          'errors',
          'formulas',
          'quotes',
        ]),
        field: columnField.nullable(),
        columns: z.array(z.int()),
        lines: z.array(z.int()),
        message: z.string(),
      }),
    ),
  })
  .meta({ id: 'UserImportPreview' })

export type UserImportPreview = z.infer<typeof userImportPreviewSchema>
