import { shortDay } from '#shared/days.ts'
import { bookingTexts } from '../texts.ts'
import type { LineLot } from './booking-list.ts'

/** The lot and expiry of a line in words; empty outside of lots. */
export const lotText = ({ lot, expiry }: Pick<LineLot, 'lot' | 'expiry'>): string =>
  bookingTexts.lotOf(lot, expiry && shortDay(expiry))
