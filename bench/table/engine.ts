import type { ComponentType } from 'react'
import type { Person } from './rows.ts'

export interface TableProps {
  rows: Person[]
  /** Search text, which every engine receives from the same plain input. */
  search: string
}

/** One library's table in the comparison. */
export interface Engine {
  name: string
  Table: ComponentType<TableProps>
  /** Selector of the first row's name cell. */
  firstName: string
  /** Selector of the element to click to sort by name. */
  sorter: string
}

/** Height in pixels of every table, and of its rows. */
export const height = 600
export const rowHeight = 48
