import { useAppDispatch, useAppSelector } from '@org/app-kit'
import { BannerMessage, Button } from '@org/ui/primitives'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { centreSelected } from '#shared/account/account-slice.ts'
import { selectCentres } from '#shared/lists/centres.ts'
import { paths } from '#shared/paths.ts'
import { stockTexts } from '../texts.ts'
import { keptBookings } from './booking-store.ts'

export interface KeptBookingsOfCentresProps {
  userId: string
  /** A centre whose lists are offered elsewhere on the page. */
  exceptCentreId?: string
}

/** Names the lists of every centre that were scanned and not booked, and leads to them. */
export function KeptBookingsOfCentres({ userId, exceptCentreId }: KeptBookingsOfCentresProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { data } = useAppSelector(selectCentres)
  const [kept] = useState(() => keptBookings(userId))
  const open = (centreId: string) => {
    dispatch(centreSelected(centreId))
    void navigate(paths.stock)
  }
  return kept.map(({ centreId, kind }) => {
    const centre = data.find(({ id }) => id === centreId)
    return (
      centre &&
      centre.id !== exceptCentreId && (
        <BannerMessage
          key={`${centreId} ${kind}`}
          tone="warning"
          title={`${stockTexts.keptTitle[kind]} : ${centre.name}`}
          actions={
            <Button aria-label={stockTexts.resumeAt(centre.name)} onPress={() => open(centre.id)}>
              {stockTexts.resume}
            </Button>
          }
        />
      )
    )
  })
}
