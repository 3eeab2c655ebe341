import { useAppDispatch, useAppSelector } from '@org/app-kit'
import { ListGate, Page, PageHeader } from '@org/app-kit/pages'
import { useNavigate } from 'react-router-dom'
import { KeptBookingsOfCentres } from '#features/stock'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { useCentre } from '#shared/centre/use-centre.ts'
import { centres, selectCentres } from '#shared/lists/centres.ts'
import { centreMenu, generalMenu, permittedEntries } from '#shared/menu.ts'
import { paths } from '#shared/paths.ts'
import { CentreChoice } from './centre-choice.tsx'
import { EntryTiles } from './entry-tiles.tsx'
import { homeTexts } from './texts.ts'
import { Waiting } from './waiting.tsx'

/**
 * The home page: the choice of a centre or, once one is selected, the work that is waiting there.
 * Below are links to the pages that the user may open.
 */
export function HomePage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const list = useAppSelector(selectCentres)
  const user = useAppSelector(selectStockUser)
  const { centre } = useCentre()
  return (
    <Page>
      <PageHeader title={centre?.name ?? homeTexts.title} />
      {user && (
        <KeptBookingsOfCentres
          userId={user.id}
          onOpen={({ kind }) => void navigate(paths.stockBooking(kind))}
        />
      )}
      <ListGate list={list} onRetry={() => dispatch(centres.actions.loadRequested())}>
        {!centre && <CentreChoice centres={list.data} />}
      </ListGate>
      {centre && user && <Waiting key={centre.id} centreId={centre.id} user={user} />}
      <EntryTiles entries={permittedEntries(centre ? centreMenu : generalMenu, user)} />
    </Page>
  )
}
