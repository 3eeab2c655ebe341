import type { StockUser } from '@org/api/client'
import type { Permission } from '@org/api/stock'
import {
  Building2,
  ClipboardCheck,
  ClipboardList,
  type LucideIcon,
  Package,
  PackageCheck,
  PackageX,
  SlidersHorizontal,
  Stethoscope,
  Tags,
  Truck,
  Users,
  Warehouse,
} from 'lucide-react'
import { isPermitted } from './account/access.ts'

/** An entry of the sidebar, shown to people who hold its permission. */
export interface MenuEntry {
  path: string
  label: string
  icon: LucideIcon
  permission: Permission
  /** Path pattern of other pages that belong to this entry but are not below `path`. */
  pages?: string
}

const users: MenuEntry = {
  path: '/users',
  label: 'Utilisateurs',
  icon: Users,
  permission: 'users',
  pages: '/user/:id',
}

/** The sidebar's entries while no centre is selected, in order. */
export const generalMenu: readonly MenuEntry[] = [
  {
    path: '/centres',
    label: 'Centres',
    icon: Building2,
    permission: 'centres',
    pages: '/centre/:id',
  },
  users,
  {
    path: '/suppliers',
    label: 'Fournisseurs',
    icon: Truck,
    permission: 'suppliers',
    pages: '/supplier/:id',
  },
  {
    path: '/product-categories',
    label: 'Catégories de produit',
    icon: Tags,
    permission: 'productCategories',
  },
  {
    path: '/products',
    label: 'Produits',
    icon: Package,
    permission: 'product_list',
    pages: '/product/:id',
  },
]

/** The sidebar's entries while a centre is selected, in order. */
export const centreMenu: readonly MenuEntry[] = [
  {
    path: '/praticiens',
    label: 'Praticiens',
    icon: Stethoscope,
    permission: 'praticiens',
    pages: '/praticien/:id',
  },
  users,
  {
    path: '/suppliers',
    label: 'Configuration Fournisseurs',
    icon: Truck,
    permission: 'suppliers',
    pages: '/supplier/:id',
  },
  {
    path: '/products',
    label: 'Configuration Produits',
    icon: SlidersHorizontal,
    permission: 'product_list',
    pages: '/product/:id',
  },
  { path: '/stock', label: 'Stock', icon: Warehouse, permission: 'stock' },
  {
    path: '/commands',
    label: 'Commandes',
    icon: ClipboardList,
    permission: 'commands',
    pages: '/command/:id',
  },
  {
    path: '/validate-commands',
    label: 'Commandes à valider',
    icon: ClipboardCheck,
    permission: 'commands',
  },
  {
    path: '/commandreturns',
    label: 'Retours',
    icon: PackageX,
    permission: 'commandreturns',
    pages: '/commandreturn/:id',
  },
  {
    path: '/validate-returns',
    label: 'Retours à valider',
    icon: PackageCheck,
    permission: 'commandreturns',
  },
]

/** Returns the entries that the user may open. */
export const permittedEntries = (
  menu: readonly MenuEntry[],
  user: StockUser | null,
): readonly MenuEntry[] => menu.filter(({ permission }) => isPermitted(permission, user))
