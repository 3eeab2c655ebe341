import { EyeOff } from 'lucide-react'
import { bannersTexts } from '../texts.ts'
import { type BarKind, Swatch } from './bar.styles.ts'
import { Legend } from './calendar.styles.ts'

export interface CalendarLegendProps {
  /** Whether the user can see the global team, whose banners fill the gaps of other teams. */
  hasGlobal: boolean
  /** Text for a period without a known banner. */
  noneText: string
}

/** Explains the styles of the bars. */
export function CalendarLegend({ hasGlobal, noneText }: CalendarLegendProps) {
  const kinds: BarKind[] = ['own', ...(hasGlobal ? (['global'] as const) : []), 'covered', 'none']
  const names = { ...bannersTexts.calendar.kinds, none: noneText }
  return (
    <Legend aria-label={bannersTexts.calendar.legend}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Swatch $kind={kind} aria-hidden="true">
            {kind === 'covered' && <EyeOff size={12} />}
          </Swatch>
          {names[kind]}
        </li>
      ))}
    </Legend>
  )
}
