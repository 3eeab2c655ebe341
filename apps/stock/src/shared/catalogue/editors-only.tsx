import { type CatalogPermission, mayEditCatalog } from '@org/api/stock'
import { useAppSelector } from '@org/app-kit'
import { Forbidden } from '@org/app-kit/pages'
import type { ReactNode } from 'react'
import { selectStockUser } from '../account/account-slice.ts'

export interface EditorsOnlyProps {
  permission: CatalogPermission
  children: ReactNode
}

/**
 * Renders a form of the catalogue for people who may edit it; everybody else sees a message in its
 * place.
 */
export function EditorsOnly({ permission, children }: EditorsOnlyProps) {
  const user = useAppSelector(selectStockUser)
  return user && mayEditCatalog(user, permission) ? children : <Forbidden />
}
