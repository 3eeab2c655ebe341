export { SortableList, type SortableListProps } from './sortable-list/sortable-list.tsx'
export { moveItem } from './move-item.ts'
export type { SortableLabels } from './sortable.labels.ts'
