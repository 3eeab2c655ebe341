import { useAppDispatch, useAppSelector } from '@org/app-kit'
import { useNavigate } from 'react-router-dom'
import { centreSelected, selectStockUser } from '../account/account-slice.ts'
import { centreMenu, permittedEntries } from '../menu.ts'
import { paths } from '../paths.ts'

/**
 * Returns a function that selects a centre and opens its first page: the practitioners, or the
 * first entry of the menu that the user may open.
 */
export function useConnect(): (centreId: string) => void {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const user = useAppSelector(selectStockUser)
  return (centreId) => {
    dispatch(centreSelected(centreId))
    const [first] = permittedEntries(centreMenu, user)
    void navigate(first?.path ?? paths.home)
  }
}
