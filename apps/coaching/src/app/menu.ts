import {
  ChartNoAxesColumn,
  Dumbbell,
  FlaskConical,
  ListChecks,
  type LucideIcon,
  NotebookText,
  ReceiptText,
  Users,
} from 'lucide-react'
import { paths } from '#shared/paths.ts'

export interface MenuEntry {
  path: string
  label: string
  icon: LucideIcon
  /** Shown but disabled; its URL still works. */
  isDisabled?: boolean
}

/** The sidebar's entries, in order (specification 3, section 2.2). */
export const menu: readonly MenuEntry[] = [
  { path: paths.exercices, label: 'Mes exercices', icon: Dumbbell },
  { path: paths.trainingSessions, label: 'Mes séances', icon: ListChecks },
  { path: paths.trainingPrograms, label: 'Mes programmes', icon: NotebookText },
  { path: paths.clients, label: 'Mes coachés', icon: Users, isDisabled: true },
  { path: paths.stats, label: 'Mes statistiques', icon: ChartNoAxesColumn, isDisabled: true },
  { path: paths.invoices, label: 'Billing', icon: ReceiptText, isDisabled: true },
  { path: '/experiments', label: 'Experiments', icon: FlaskConical, isDisabled: true },
]
