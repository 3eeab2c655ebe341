import { Dumbbell, House, type LucideIcon, Tags, Users } from 'lucide-react'
import { paths } from '#shared/paths.ts'

/** An entry of the sidebar. */
export interface MenuEntry {
  path: string
  label: string
  icon: LucideIcon
  /** Path pattern of other pages that belong to this entry but are not below `path`. */
  pages?: string
  /** Heading of the group that the entry belongs to. */
  group?: string
}

const database = 'Base de données'

/** The sidebar's entries, in order (specification 3, section 2.3). */
export const menu: readonly MenuEntry[] = [
  { path: paths.home, label: 'Home', icon: House },
  { path: paths.coaches, label: 'Liste des coachs', icon: Users, pages: '/coach/:id' },
  { path: paths.tags, label: 'Tags', icon: Tags, group: database },
  { path: paths.equipments, label: 'Equippements', icon: Dumbbell, group: database },
]
