import type { Adoption } from '@org/api/client'
import { formatDate } from '@org/app-kit'
import { deployTexts } from '../texts.ts'
import { adoptionDays, adoptionLine, chartSize } from './adoption-days.ts'
import { Axis, Figures, Key, Legend, Plot } from './adoption.styles.ts'

const { adoption } = deployTexts

/**
 * A chart of how many people have been sent the signature, and how many have installed it, by day.
 */
export function AdoptionChart({ adoption: { now, members_count, hours } }: { adoption: Adoption }) {
  const days = adoptionDays({ hours })
  const last = days.at(-1)
  if (!last) return null
  const from = days[0]?.at ?? now
  const range = { from, to: now, members: members_count }
  const counts = { installed: last.installed, sent: last.sent, members: members_count }
  const installed = adoptionLine(days, 'installed', range)
  return (
    <>
      <Legend>
        <span>
          <Key data-kind="installed" />
          {adoption.installed(counts.installed)}
        </span>
        <span>
          <Key data-kind="sent" />
          {adoption.sent(counts.sent)}
        </span>
        <span>
          <Key data-kind="members" />
          {adoption.members(counts.members)}
        </span>
      </Legend>
      <Plot
        aria-label={adoption.chart(formatDate(from), formatDate(now), counts)}
        viewBox={`0 0 ${chartSize} ${chartSize}`}
        preserveAspectRatio="none"
      >
        <line x1="0" y1="0" x2={chartSize} y2="0" />
        <line x1="0" y1={chartSize} x2={chartSize} y2={chartSize} />
        <path data-kind="area" d={`${installed}V${chartSize}Z`} />
        <path data-kind="sent" d={adoptionLine(days, 'sent', range)} />
        <path data-kind="installed" d={installed} />
      </Plot>
      <Axis aria-hidden="true">
        <span>{formatDate(from)}</span>
        <span>{formatDate(now)}</span>
      </Axis>
      <Figures>
        <summary>{adoption.figures}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{adoption.day}</th>
              <th scope="col">{adoption.sentColumn}</th>
              <th scope="col">{adoption.installedColumn}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.at}>
                <th scope="row">{formatDate(day.at)}</th>
                <td>{day.sent}</td>
                <td>{day.installed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Figures>
    </>
  )
}
