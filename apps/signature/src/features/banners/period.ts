import type { Campaign } from '@org/api/client'
import { formatDate } from '@org/app-kit'
import { bannersTexts } from './texts.ts'

/** Describes when a banner runs: `du 3 mars 2026 au 20 avril 2026`. */
export function periodOf({ start_date, end_date }: Pick<Campaign, 'start_date' | 'end_date'>) {
  const day = (seconds: number | null) => (seconds === null ? null : formatDate(seconds))
  return bannersTexts.period(day(start_date), day(end_date))
}
