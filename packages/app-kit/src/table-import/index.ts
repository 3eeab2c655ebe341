// Components for importing tables, shared by the products.
export { ChooseTable, type ChooseTableProps } from './choose-table.tsx'
export { ColumnMappingFields, type ColumnMappingFieldsProps } from './column-mapping.tsx'
export { saveCsv } from './save-csv.ts'
export { Columns, Line, Small, Stack } from './table-import.styles.ts'
export { type TableReader, useReadTable } from './use-read-table.ts'
export { withColumn } from './with-column.ts'
