/** Texts of a sortable list. `name` is the entry's own name, positions count from 1. */
export interface SortableLabels {
  /** Kind of thing that a handle is, read out after its name. */
  item: string
  /** How to use the keyboard, read out on a handle. */
  instructions: string
  handle: (name: string) => string
  up: (name: string) => string
  down: (name: string) => string
  remove: (name: string) => string
  grabbed: (name: string, position: number, count: number) => string
  over: (name: string, position: number, count: number) => string
  dropped: (name: string, position: number, count: number) => string
  cancelled: (name: string, position: number, count: number) => string
}
