import type { ComponentType } from 'react'
import type { Person } from './rows.ts'

export interface TableProps {
  rows: Person[]
  /** Words to search; every engine gets them from the same plain input. */
  search: string
}

/** A table of one library in the comparison. */
export interface Engine {
  name: string
  Table: ComponentType<TableProps>
  /** The first row's name cell. */
  firstName: string
  /** What is clicked to sort by name. */
  sorter: string
}

/** Height in pixels of every table, and of its rows. */
export const height = 600
export const rowHeight = 48
