import { shortDay } from '#shared/days.ts'
import { bookingTexts } from '../texts.ts'
import type { LineLot } from './booking-list.ts'

/** Describes the lot and expiry of a line; empty for units without a lot. */
export const lotText = ({ lot, expiry }: Pick<LineLot, 'lot' | 'expiry'>): string =>
  bookingTexts.lotOf(lot, expiry && shortDay(expiry))
